import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../scripts/bootstrap/npm.mjs';
import { keepIn } from '../kept/files.ts';
import { BuildError, type Folders } from '../step.ts';

/** As much of a CycloneDX document as is changed here. */
interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; purl: string } };
}

const asked =
  'sbom --sbom-format cyclonedx --sbom-type application --omit dev --package-lock-only --loglevel error';

/**
 * Lists the packages that the server is bundled of, in CycloneDX, to `sbom.json`: what an operator hands to whoever watches for
 * weaknesses. What was listed before is kept in `.cache`. The serial number and time that npm makes up each time are left out: two builds of
 * one commit are the same.
 *
 * @throws BuildError with npm's words where it cannot list them
 */
export async function writeSbom({ root }: Folders): Promise<void> {
  const lists = ['package.json', 'package-lock.json', npmVersion];
  // Where npm stands elsewhere, a list that another version of it has made may be kept: it says so itself.
  const madeFrom = await Promise.all(lists.map((file) => readFile(file).catch(() => '')));
  const kept = keepIn('.cache/made/sbom');
  const made = await kept([process.version, ...madeFrom], async () => Buffer.from(await npmSbom()));
  const { serialNumber: _number, metadata, ...list } = JSON.parse(made.toString()) as Sbom;
  const { timestamp: _timestamp, component, ...rest } = metadata;
  // npm names it after the folder that it stands in.
  const name = /^pkg:npm\/([^@]+)/.exec(component.purl)?.[1] ?? component.name;
  const document = { ...list, metadata: { ...rest, component: { ...component, name } } };
  await writeFile(join(root, 'sbom.json'), `${JSON.stringify(document, undefined, 2)}\n`);
}

/** Beside Node, as it is installed with it. */
const npmVersion = join(dirname(process.execPath), '../lib/node_modules/npm/package.json');

async function npmSbom(): Promise<string> {
  const { program, args, shell } = npmCommand(asked.split(' '));
  try {
    return (await promisify(execFile)(program, args, { shell, maxBuffer: 64_000_000 })).stdout;
  } catch (error) {
    throw new BuildError(`npm cannot list the packages of package-lock.json:\n${(error as Error).message}`);
  }
}
