import mime from 'mime';

/** Which links a browser may fetch ahead; every page names it in a header. */
export const speculationRules = '/speculation-rules.json';

/** What the apps read of the site; it tells of incidents, too. */
export const helpManifest = '/help-manifest.json';

/** Files without a hash in their names that are asked about at each visit; that of the search names the parts of its index. */
export const askedAbout: readonly string[] = [helpManifest, '/search-index.json'];

/** The media type of a file by its name. Apple's app association file is JSON without an extension. */
export function contentTypeOf(path: string): string {
  if (path === speculationRules) return 'application/speculationrules+json';
  const type = path.endsWith('/apple-app-site-association') ? 'application/json' : mime.getType(path);
  if (type === null) return 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * How long a file may be kept: a year if its name changes with its content, else an hour; what tells of incidents, pages and the
 * manifest of help, and what names the parts of the search is asked about at each visit.
 */
export function cacheControlOf(path: string): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') || askedAbout.includes(path)
    ? 'public, max-age=0, must-revalidate'
    : 'public, max-age=3600';
}

/** The build's own folders, the rules of a version, or a name such as `map.3fa9c01b.svg` (digits and letters: not a date, not a word). */
export function isHashed(path: string): boolean {
  if (path.endsWith('.html')) return false;
  return (
    /^\/(?:assets|static)\/|^\/rules\/\d/.test(path) ||
    /[.-](?=[a-f]*\d)(?=\d*[a-f])[\da-f]{8,}\.\w+$/.test(path)
  );
}
