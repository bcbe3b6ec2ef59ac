import { galleryPath } from './built-site.ts';
import { documentAt } from './page-document.ts';

const chosenOf = new Map<readonly string[], string[]>();

/**
 * Few of these pages that have between them every kind of element that all of them have: its tag, role, type and classes.
 * For what is decided by style sheets, not by words: one button of a kind is seen in forced colors as the next. The gallery has
 * nearly every kind, and comes besides: parts are to be tried where they stand, too.
 * Of each list they are chosen once, though many files ask.
 */
export function pagesOfEveryKind(paths: readonly string[]): string[] {
  const known = chosenOf.get(paths) ?? choose(paths);
  chosenOf.set(paths, known);
  return known;
}

function choose(paths: readonly string[]): string[] {
  const missing = new Map(paths.filter((path) => path !== galleryPath).map((path) => [path, kindsOn(path)]));
  const chosen: string[] = [];
  for (;;) {
    const [path, kinds] = [...missing].reduce((most, each) => (each[1].size > most[1].size ? each : most));
    if (kinds.size === 0) return paths.filter((each) => chosen.includes(each) || each === galleryPath);
    chosen.push(path);
    for (const others of missing.values())
      if (others !== kinds) for (const kind of kinds) others.delete(kind);
    kinds.clear();
  }
}

function kindsOn(path: string): Set<string> {
  const elements = documentAt(path).querySelectorAll('body *');
  const kinds = elements.map(({ tagName, attributes: { class: names, role, type } }) =>
    [tagName, role, type, names].join(' '),
  );
  return new Set(kinds);
}
