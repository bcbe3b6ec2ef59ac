import { ContentError, type ContentProblem } from '#catalog/content-error.ts';

const file = 'site/styles/tokens.css';

/** Ways of writing a color that every browser knows; names are few, so that a slip is none. */
const forms =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\([^;{}]+\)|var\(--[\w-]+\)|black|white|transparent|currentcolor)$/i;

/** A browser passes over a color that it cannot read, and says nothing. @throws ContentError with token, value and line */
export function refuseBadColors(css: string): void {
  const declared = [...css.matchAll(/^[ \t]*(--(?:color|art)-[\w-]+):([^;}]*)/gm)];
  const problems = declared.flatMap(({ 1: name = '', 2: value = '', index }): ContentProblem[] => {
    const wrong = valuesOf(value).filter((each) => !forms.test(each));
    const line = css.slice(0, index).split('\n').length;
    return wrong.map((each) => ({
      line,
      field: name,
      message: `"${each}" is no color; write #rrggbb, rgb(), hsl() or another function of CSS, and end with ;`,
    }));
  });
  if (problems.length > 0) throw new ContentError(file, problems);
}

/** One value for both schemes, or one for each. */
function valuesOf(value: string): string[] {
  const pair = /^light-dark\((.+),\s+(.+)\)$/s.exec(value.trim());
  return (pair ? [pair[1]!, pair[2]!] : [value]).map((each) => each.trim().replace(/\s+/g, ' '));
}
