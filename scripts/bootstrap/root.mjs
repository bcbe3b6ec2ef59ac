import { fileURLToPath } from 'node:url';

/** The folder of the repository: the tools work there, from wherever they are started. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
