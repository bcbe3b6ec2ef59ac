const here = 'http://here.invalid';

/** Cuts a request target into its path and its query (with the `?`); a proxy's absolute form is accepted. */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target[0] === '/' ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  return mark < 0
    ? { path: local || '/', query: '' }
    : { path: local.slice(0, mark) || '/', query: local.slice(mark) };
}

/** What every path of ours is made of: there is nothing to decode and nothing to mistrust. */
const clean = /^[\w/.-]*$/;

/** What may stand in a path that is logged. A byte above 127 may stay encoded: it separates nothing. */
const readable = /^(?:[\w/.~@+,:!-]|%[89a-f][\da-f])*/i;

/** Encoded more often than this, nobody means well. */
const maxRounds = 8;

/**
 * The path of a request target as somebody meant it who encoded too much of it: decoded until nothing is left to decode, single
 * slashes, and cut where anything begins that may be a query, in whichever spelling. For judging and logging a target, never
 * for finding a file.
 */
export function plainPath(target: string): string {
  const { path } = splitTarget(target);
  if (clean.test(path) && !path.includes('//')) return path;
  let decoded = path;
  for (let round = 0; round < maxRounds && decoded.includes('%'); round += 1) {
    decoded = decoded.replace(/%([0-7][\da-f])/gi, (_escape, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return (readable.exec(decoded)?.[0] ?? '').replace(/(?:\/\.?(?=\/))+/g, '') || '/';
}

/** Whether a plain path is an address of ours in some spelling, or begins with it: `/Consent`, `/consent/x`, `/consent.html`. */
export function isSpelling(address: string, path: string): boolean {
  const lower = path.toLowerCase();
  return lower.startsWith(address) && !/[a-z\d_-]/.test(lower.charAt(address.length));
}

/** Longer parts of a path than any of ours are not logged: they may be a token; nor what has an `@`: it may be somebody's address. */
const maxSegment = 64;

/** The path of a target for the log. What follows the address of a page that takes a token may be one, and is left out. */
export function loggedPath(target: string, tokenAddresses: readonly string[]): string {
  const path = plainPath(target);
  const address = tokenAddresses.find((each) => isSpelling(each, path));
  if (address !== undefined) return address;
  if (path.length <= maxSegment && !path.includes('@')) return path;
  const isLeftOut = (segment: string) => segment.length > maxSegment || segment.includes('@');
  const segments = path.split('/').map((segment) => (isLeftOut(segment) ? '…' : segment));
  return segments.join('/').slice(0, 4 * maxSegment);
}

/** Decodes a path, or gives undefined if no honest client sends it: broken escapes, NUL, backslashes, hidden slashes. */
export function decodePath(path: string): string | undefined {
  if (clean.test(path)) return path;
  if (/%2f/i.test(path)) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.includes('\\') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The one address of a page: `/about-us/`, `/about-us.html` and `/about-us/index.html` are all `/about-us`. */
export function pageAddress(path: string): string {
  return path.replace(/(?:\/index\.html|\.html|\/)$/, '') || '/';
}

/** Whether a path asks for a file such as `/old.css`, whose reader has no use for a page that says sorry. */
export function looksLikeFile(path: string): boolean {
  return /\.(?!html$)\w{1,11}$/i.test(path);
}

/** A `Location` on this very host that keeps the query, or undefined if the destination would lead elsewhere. */
export function localRedirect(destination: string, query: string): string | undefined {
  if (!URL.canParse(destination, here)) return undefined;
  const url = new URL(destination, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + (url.search || query) + url.hash;
}
