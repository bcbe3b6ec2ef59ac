import Negotiator from 'negotiator';

/** The content codings the build prepares, best first; `identity` is the file as it is. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
/** Which of them there are. */
export type Encodings = Pick<ReadonlySet<Encoding>, 'has'>;

/** What the package can do and its types do not say. */
interface WithPreference {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/**
 * Picks the coding a client likes best among those there are, the smaller one if it likes two alike.
 * The plain file is always a possible answer: a page that can be read beats a refusal.
 */
export function chooseEncoding(header: string | undefined, available: Encodings): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as Negotiator &
    WithPreference;
  const offered = encodings.filter((encoding) => encoding === 'identity' || available.has(encoding));
  const [best] = negotiator.encodings(offered, { preferred: encodings });
  return (best as Encoding | undefined) ?? 'identity';
}

/** Whether an `Accept` header asks for a page rather than for data. */
export function prefersHtml(accept: string | undefined): boolean {
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(['application/json', 'text/html']);
  return best === 'text/html';
}

/** Whether an `Accept` header names JSON, as a script of ours does when it sends a form. */
export const asksForJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') ?? false;

/** Whether `If-None-Match` names this entity tag; a tag that a proxy made weak still counts. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
