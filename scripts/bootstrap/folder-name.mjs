import { root } from './root.mjs';
import { UserError } from './say.mjs';

/**
 * Stops with one line where the repository stands in a folder that Vike and the bundler cannot read: to them `#` and `?` end an
 * address, `%` begins a sign in it, and `*` is any name. Their errors name files that nobody has.
 */
export function refuseFolderName(folder = root) {
  const [sign] = /[#%?*]/.exec(folder) ?? [];
  if (sign)
    throw new UserError(
      `The site cannot be built in a folder with ${sign} in its path: ${folder}\nMove it to one without #, %, ? and *.`,
    );
}
