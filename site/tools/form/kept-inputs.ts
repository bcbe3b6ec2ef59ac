import type { Inputs } from './inputs.ts';

/**
 * Where the inputs of a tool are kept for a reload, the way back and the link that one sends. Never in the query: that
 * goes to the server, into its log, and with the next click to others.
 */
export interface Place {
  /** The tool's id. */
  id: string;
  /** On the tool's own page the fragment of the address; in an article that belongs to the sections, so the tab's history. */
  isInArticle: boolean;
}

interface KeepOptions<Key extends string> {
  /** What holds its first value is left out … */
  initial: Inputs<Key>;
  /** … but for what the device chose: elsewhere it may be something else. */
  always: readonly Key[];
}

/** Of an input, in characters: no field takes more. */
export const maxLength = 100;

/** The inputs that address or history hold. Text that a field does not accept is kept: the field says what is wrong. What a choice does not offer the store leaves out. */
export function keptInputs<Key extends string>(
  { id, isInArticle }: Place,
  names: readonly Key[],
): Partial<Record<Key, string>> {
  const state = history.state as Record<string, string> | null;
  const kept = Object.entries(readInputs(state?.[id] ?? '', names));
  // The loader keeps every field, also those that nobody has touched.
  const fromHistory = Object.fromEntries(kept.filter(([, value]) => value !== '')) as Partial<
    Record<Key, string>
  >;
  if (isInArticle) return fromHistory;
  // Links used to carry the inputs in the query. The loader keeps them in the history while the tool cannot hydrate.
  return {
    ...readInputs(location.search.slice(1), names),
    ...readInputs(location.hash.slice(1), names),
    ...fromHistory,
  };
}

/** Whether the tool could not hydrate before, and the page was loaded again for an answer. */
export const wasInterrupted = ({ id, isInArticle }: Place): boolean =>
  !isInArticle && id in ((history.state as object | null) ?? {});

/** Whether there are inputs that belong into the fragment but are not there: from a link with a query, or from the loader. */
export const isKeptElsewhere = (place: Place, names: readonly string[]): boolean =>
  wasInterrupted(place) ||
  (!place.isInArticle && Object.keys(readInputs(location.search.slice(1), names)).length > 0);

/** Keeps the inputs; a query that held some is taken out of the address. */
export function keepInputs<Key extends string>(
  { id, isInArticle }: Place,
  inputs: Inputs<Key>,
  options: KeepOptions<Key>,
): void {
  const text = writeInputs(inputs, options);
  // Gone with its name: a history keeps a name whose value is undefined, and it would tell of an interruption.
  const { [id]: _former, ...state } = (history.state ?? {}) as Record<string, unknown>;
  if (isInArticle) return history.replaceState({ ...state, [id]: text }, '');
  const query = new URLSearchParams(location.search);
  for (const name of Object.keys(inputs)) query.delete(name);
  // By its text: Safari 16 doesn't know its size.
  const search = `${query}` && `?${query}`;
  history.replaceState(state, '', `${location.pathname}${search}${text && `#${text}`}`);
}

/** `days=2&zone=…` as inputs. */
export function readInputs<Key extends string>(
  text: string,
  names: readonly Key[],
): Partial<Record<Key, string>> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value.slice(0, maxLength)]];
    }),
  ) as Partial<Record<Key, string>>;
}

/** Inputs as `days=2&zone=…`, the reverse of {@link readInputs}. */
export function writeInputs<Key extends string>(
  inputs: Inputs<Key>,
  { initial, always }: KeepOptions<Key>,
): string {
  const names = (Object.keys(initial) as Key[]).filter(
    (name) => inputs[name] !== initial[name] || always.includes(name),
  );
  return String(new URLSearchParams(names.map((name) => [name, inputs[name]])));
}
