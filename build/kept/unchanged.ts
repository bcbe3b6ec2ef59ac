import { BuildError } from '../step.ts';

/**
 * Makes something of sources that were named before: it is not to be kept by that name where they were changed meanwhile.
 *
 * @param name of the sources as they were
 * @param nameNow names them as they are
 * @throws BuildError where they were changed
 */
export async function ofUnchanged<Made>(
  name: string,
  nameNow: () => string,
  make: () => Promise<Made>,
): Promise<Made> {
  const made = await make();
  if (nameNow() !== name) throw changedMeanwhile();
  return made;
}

/** What to say where sources are no longer what they were when the build began. */
export const changedMeanwhile = (): BuildError =>
  new BuildError('Sources were changed while the site was built from them. Build again.');
