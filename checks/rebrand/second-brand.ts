import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../build/testing/copy-repository.ts';
import { root } from '../repository.ts';
import { policy } from './brand/policy.ts';

const brand = join(import.meta.dirname, 'brand');
const tokens = 'site/styles/tokens.css';
const settings = 'rules/policy.ts';

/**
 * Does in a copy of the repository what `docs/how-to/rebrand.md` and `set-your-policies.md` say, and builds it there; gives
 * the built folder.
 *
 * @param folder an empty one
 * @throws with the build's own words if it fails
 */
export function buildSecondBrand(folder: string): string {
  copyRepository(folder);
  copyFileSync(join(brand, 'site.config.ts'), join(folder, 'config/site.config.ts'));
  copyFileSync(join(brand, 'logo-mark.tsx'), join(folder, 'site/components/logo/logo-mark.tsx'));
  writeFileSync(join(folder, tokens), otherColors(readFileSync(join(root, tokens), 'utf8')));
  writeFileSync(join(folder, settings), withPolicy(readFileSync(join(root, settings), 'utf8')));

  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/build.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined },
  });
  if (status !== 0) throw new Error(`The second brand cannot be built:\n${stdout}${stderr}`);
  return join(folder, 'dist');
}

/** The same file with every setting set. */
function withPolicy(source: string): string {
  const unset = 'operatorPolicy: Policy = {}';
  if (!source.includes(unset)) throw new Error(`${settings} has settings already: "${unset}" is not in it`);
  return source.replace(unset, `operatorPolicy: Policy = ${JSON.stringify(policy)}`);
}

/** The same tokens in colors that the first brand has not: red, green and blue change places. Grays become tinted. */
export function otherColors(css: string): string {
  return css.replace(
    /#([\da-f]{2})([\da-f]{2})([\da-f]{2})\b/gi,
    (color, red: string, green: string, blue: string) => {
      if (/^#(000000|ffffff)$/i.test(color)) return color;
      return `#${blue}${red}${tint(green)}`.toLowerCase();
    },
  );
}

const tint = (channel: string) => (parseInt(channel, 16) ^ 5).toString(16).padStart(2, '0');
