import type { ContentProblem } from './content-error.ts';

/** A former anchor stands beside its section as that did: no other one of the page may be called so. */
export function takenAnchors(
  sections: readonly { anchor: string; line: number; formerly: readonly string[] }[],
): ContentProblem[] {
  const taken = new Set(sections.map(({ anchor }) => anchor));
  return sections.flatMap(({ anchor, line, formerly }) =>
    formerly.flatMap((former) => {
      const isTaken = taken.has(former);
      taken.add(former);
      const message = `"${former}" is an anchor of this page already; leave it out`;
      return isTaken ? [{ line, field: `sections.${anchor}.formerly`, message }] : [];
    }),
  );
}
