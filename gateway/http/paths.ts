const here = 'http://here.invalid';

/** Cuts a request target into its path and its query (with the `?`); a proxy's absolute form is accepted. */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target[0] === '/' ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  return mark < 0
    ? { path: local || '/', query: '' }
    : { path: local.slice(0, mark) || '/', query: local.slice(mark) };
}

/** Of what nearly all addresses are made: there is nothing to decode and nothing to mistrust. */
const plainest = /^[\w/.-]*$/;

/** Decodes a path, or gives undefined if no honest client sends it: broken escapes, NUL, backslashes, hidden slashes. */
export function decodePath(path: string): string | undefined {
  if (plainest.test(path)) return path;
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
