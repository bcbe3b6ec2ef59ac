/** The content codings the build prepares, best first; `identity` is the file as it is. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Reads `gzip;q=0.8, br` into the quality of each named choice. */
function qualities(header: string): Map<string, number> {
  const choices = new Map<string, number>();
  for (const choice of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = choice.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    if (name) choices.set(name, quality >= 0 && quality <= 1 ? quality : 0);
  }
  return choices;
}

/**
 * Picks the coding a client likes best among those there are, the smaller one if it likes two alike.
 * The plain file is always a possible answer: a page that can be read beats a refusal.
 */
export function chooseEncoding(
  header: string | undefined,
  available: ReadonlyMap<Encoding, unknown>,
): Encoding {
  const wanted = qualities(header ?? '');
  let best: Encoding = 'identity';
  let bestQuality = wanted.get('identity') ?? 0;
  for (const encoding of ['gzip', 'br'] as const) {
    const quality = wanted.get(encoding) ?? wanted.get('*') ?? 0;
    if (available.has(encoding) && quality > 0 && quality >= bestQuality)
      [best, bestQuality] = [encoding, quality];
  }
  return best;
}

/** Whether an `Accept` header asks for a page rather than for data. */
export function prefersHtml(accept: string | undefined): boolean {
  const wanted = qualities(accept ?? '');
  return (wanted.get('text/html') ?? 0) > (wanted.get('application/json') ?? 0);
}

/** Whether `If-None-Match` names this entity tag; a tag that a proxy made weak still counts. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
