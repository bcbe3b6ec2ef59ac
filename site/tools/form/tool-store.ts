import type { Inputs } from './inputs.ts';
import { isKeptElsewhere, keepInputs, keptInputs, type Place } from './kept-inputs.ts';
import { isTouched, offers, readControls, type ToolControl, writeControls } from './tool-controls.ts';

export interface ToolStoreOptions<Key extends string> {
  /** What the inputs hold before anybody touches them, the same for everybody. */
  initial: Inputs<Key>;
  /** What is known better here: the time zone, today, who somebody is. It is written out in every link, as elsewhere it is something else. */
  known: () => Partial<Record<Key, string>>;
  /** Where the inputs are kept. */
  place: Place;
  /** Hears what somebody typed or chose, before the tool hydrated too. */
  onInput: (name: Key, value: string) => void;
}

/** The inputs of a tool as its answer sees them. The fields themselves belong to the browser: nothing is written where somebody is or was. */
export interface ToolStore<Key extends string> {
  subscribe: (listener: () => void) => () => void;
  get: () => Inputs<Key>;
  /** The inputs as the build rendered them. */
  getInitial: () => Inputs<Key>;
  /** For fields that React holds. */
  set: (changes: Partial<Record<Key, string>>) => void;
  /** Takes in the fields that are new in the form: what was typed there counts, what is untouched gets what is known. */
  adopt: (form: HTMLFormElement) => void;
  /** Somebody typed or chose. */
  read: (form: HTMLFormElement) => void;
  /** A field lost the focus. */
  blur: (form: HTMLFormElement, field: Element) => void;
  /** The address has changed: what it holds goes into the fields. An address that holds nothing of the tool changes nothing, and gets the inputs back. */
  restore: (form: HTMLFormElement) => void;
}

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const keepDelayMs = 300;

/** Creates the store; until a form is adopted nothing touches the page. */
export function createToolStore<Key extends string>(options: ToolStoreOptions<Key>): ToolStore<Key> {
  const { initial, known, place, onInput } = options;
  const names = Object.keys(initial) as Key[];
  const listeners = new Set<() => void>();
  const adopted = new WeakSet<ToolControl>();
  const waiting = new Set<Key>();
  let current: Inputs<Key> | undefined;
  let always: readonly Key[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function get(): Inputs<Key> {
    if (!current) {
      const values = known();
      always = Object.keys(values) as Key[];
      current = { ...initial, ...values, ...keptInputs(place, names) };
    }
    return current;
  }

  function set(changes: Partial<Record<Key, string>>): void {
    current = { ...get(), ...changes };
    for (const listener of listeners) listener();
    keepSoon();
  }

  function keepSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(keep, keepDelayMs);
  }

  function keep(): void {
    clearTimeout(timer);
    timer = undefined;
    keepInputs(place, current!, { initial, always });
  }

  function adopt(form: HTMLFormElement): void {
    const fields = controlsByName(form);
    const wanted = onlyOffered(fields, get());
    if (wanted !== get()) set(wanted);
    for (const [name, controls] of fields) {
      if (controls.every((control) => adopted.has(control))) continue;
      for (const control of controls) adopted.add(control);
      if (isTouched(controls, initial[name])) continue;
      if (!controls.includes(document.activeElement as ToolControl)) writeControls(controls, wanted[name]);
      // A date left empty gets today's; of choices, the one that somebody has looked at counts.
      else if (controls[0]!.type !== 'radio' && controls[0]!.type !== 'select-one') waiting.add(name);
    }
    read(form);
    if (isKeptElsewhere(place, names)) keepSoon();
  }

  /** A link, cut off or from before a change, may hold an answer that a field does not offer: it holds none then. */
  function onlyOffered(fields: ReadonlyMap<Key, ToolControl[]>, wanted: Inputs<Key>): Inputs<Key> {
    const wrong = [...fields].filter(([name, controls]) => !offers(controls, wanted[name]));
    if (wrong.length === 0) return wanted;
    const usual = { ...initial, ...known() };
    return { ...wanted, ...Object.fromEntries(wrong.map(([name]) => [name, usual[name]])) };
  }

  function restore(form: HTMLFormElement): void {
    // In an article a new fragment is a new entry of the tab's history, which has to know of the inputs, too.
    if (place.isInArticle) return keepSoon();
    const kept = keptInputs(place, names);
    // A link within the page, such as the one to its main part, took the place of the inputs.
    if (Object.keys(kept).length === 0) return keepSoon();
    const fields = controlsByName(form);
    const wanted = onlyOffered(fields, { ...initial, ...known(), ...kept });
    for (const [name, controls] of fields) writeControls(controls, wanted[name]);
    set(wanted);
    read(form);
  }

  function read(form: HTMLFormElement): void {
    const before = get();
    const changes: Partial<Record<Key, string>> = {};
    for (const [name, controls] of controlsByName(form)) {
      if (waiting.has(name) && !isTouched(controls, initial[name])) continue;
      const value = readControls(controls);
      if (value === before[name]) continue;
      changes[name] = value;
      onInput(name, value);
    }
    if (Object.keys(changes).length > 0) set(changes);
  }

  function blur(form: HTMLFormElement, field: Element): void {
    const name = (field as ToolControl).name as Key;
    if (waiting.delete(name)) {
      const controls = controlsByName(form).get(name) ?? [];
      if (!isTouched(controls, initial[name])) writeControls(controls, get()[name]);
    }
    read(form);
    // Whoever leaves a field may leave the page next.
    if (timer) keep();
  }

  function controlsByName(form: HTMLFormElement): Map<Key, ToolControl[]> {
    const found = new Map<Key, ToolControl[]>();
    for (const control of form.elements as Iterable<Element> as Iterable<ToolControl>) {
      const name = control.name as Key;
      if (name in initial) found.set(name, [...(found.get(name) ?? []), control]);
    }
    return found;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get,
    getInitial: () => initial,
    set,
    adopt,
    read,
    blur,
    restore,
  };
}
