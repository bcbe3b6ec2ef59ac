/** What is typed into a tool, as typed, by the name of the input. */
export type Inputs<Key extends string = string> = Readonly<Record<Key, string>>;

export interface ToolStoreOptions<Key extends string> {
  /** What the inputs hold before anybody touches them, the same for everybody. */
  initial: Inputs<Key>;
  /** What this device knows better: its time zone, today. It is written out in every link, as others may know otherwise. */
  device?: () => Partial<Record<Key, string>>;
  /** Stands before each name in the address, where a page has other parameters too. */
  prefix: string;
  /** The id of the form, to keep what was typed before React came. */
  formId: string;
}

/** Keeps the inputs of a tool, and the address in step with them. */
export interface ToolStore<Key extends string> {
  subscribe: (listener: () => void) => () => void;
  get: () => Inputs<Key>;
  /** The inputs as the build rendered them. */
  getInitial: () => Inputs<Key>;
  set: (changes: Partial<Record<Key, string>>) => void;
}

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const addressDelay = 300;

/** Creates the store; in the browser only `get` and `set` touch the page. */
export function createToolStore<Key extends string>(options: ToolStoreOptions<Key>): ToolStore<Key> {
  const { initial, device, prefix, formId } = options;
  const listeners = new Set<() => void>();
  let current: Inputs<Key> | undefined;
  let fixed: Partial<Record<Key, string>> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function get(): Inputs<Key> {
    if (!current) {
      fixed = device?.() ?? {};
      current = {
        ...initial,
        ...fixed,
        ...readSearch(location.search, initial, prefix),
        ...readForm(formId, initial),
      };
    }
    return current;
  }

  function set(changes: Partial<Record<Key, string>>): void {
    current = { ...get(), ...changes };
    for (const listener of listeners) listener();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const search = writeSearch(location.search, current!, {
        initial,
        always: Object.keys(fixed) as Key[],
        prefix,
      });
      history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, addressDelay);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get,
    getInitial: () => initial,
    set,
  };
}

/** The inputs that an address gives. Text that no input would accept is kept: the field shows it and says what is wrong. */
export function readSearch<Key extends string>(
  search: string,
  initial: Inputs<Key>,
  prefix: string,
): Partial<Record<Key, string>> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    (Object.keys(initial) as Key[]).flatMap((key) => {
      const value = parameters.get(prefix + key);
      return value === null ? [] : [[key, value.slice(0, 100)]];
    }),
  ) as Partial<Record<Key, string>>;
}

/** The query of an address with these inputs; parameters of others stay. What holds its first value is left out. */
export function writeSearch<Key extends string>(
  search: string,
  inputs: Inputs<Key>,
  { initial, always, prefix }: { initial: Inputs<Key>; always: readonly Key[]; prefix: string },
): string {
  const parameters = new URLSearchParams(search);
  for (const key of Object.keys(initial) as Key[]) {
    if (inputs[key] === initial[key] && !always.includes(key)) parameters.delete(prefix + key);
    else parameters.set(prefix + key, inputs[key]);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What stands in the form already: typed before the tool woke, or brought back by the browser. */
function readForm<Key extends string>(formId: string, initial: Inputs<Key>): Partial<Record<Key, string>> {
  const inputs = document
    .getElementById(formId)
    ?.querySelectorAll<HTMLInputElement>('select, input:not([type=radio]), input:checked');
  return Object.fromEntries(
    [...(inputs ?? [])]
      .filter(({ name, value }) => name in initial && value !== '' && value !== initial[name as Key])
      .map(({ name, value }) => [name, value]),
  ) as Partial<Record<Key, string>>;
}
