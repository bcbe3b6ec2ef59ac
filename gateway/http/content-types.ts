import { extname } from 'node:path/posix';

const byExtension: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Which links a browser may fetch ahead; every page names it in a header. */
export const speculationRules = '/speculation-rules.json';

/** The media type of a file by its name. Apple's app association file is JSON without an extension. */
export function contentTypeOf(path: string): string {
  if (path.endsWith('/apple-app-site-association')) return 'application/json; charset=utf-8';
  if (path === speculationRules) return 'application/speculationrules+json';
  return byExtension[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** How long a file may be kept: for ever if its name changes with its content, a page never unasked. */
export function cacheControlOf(path: string): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
}

/** The build's own folders, the rules of a version, or a name such as `map.3fa9c01b.svg` (digits and letters: not a date, not a word). */
function isHashed(path: string): boolean {
  if (path.endsWith('.html')) return false;
  return (
    /^\/(?:assets|static)\/|^\/rules\/\d/.test(path) ||
    /[.-](?=[a-f]*\d)(?=\d*[a-f])[\da-f]{8,}\.\w+$/.test(path)
  );
}
