import { createContext, type FocusEvent, use, useState, useSyncExternalStore } from 'react';
import type { CommonToolTexts } from '#catalog/tools-schema.ts';
import type { ToolAnswer } from './tool-answer.ts';
import { createToolStore, type Inputs, writeSearch } from './tool-store.ts';
import { useNow } from './use-now.ts';

/** The words of one input. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  errors?: Record<string, string> | undefined;
  options?: Record<string, string> | undefined;
}

export interface ToolLink {
  href: string;
  text: string;
}

/** What every tool's island gets: its words, and where it stands. */
export interface ToolProps<Texts> {
  texts: Texts;
  common: CommonToolTexts;
  /** Where the rule is explained, by the keys of the tool's links. */
  links: Record<string, ToolLink>;
  /** The id of the form; the ids of its parts begin with it. */
  id: string;
  /** Stands before each input's name in the address; empty on the tool's own page. */
  prefix: string;
  /** True in articles: the inputs come with React, so that the article stays light. Until then a button stands there. */
  isFolded: boolean;
  /** The address of the tool's own page. */
  page: string;
  /** Inputs that hold something else here than elsewhere. */
  preset?: Record<string, string>;
}

interface ToolOptions<Key extends string, Outcome extends string, Details> {
  initial: Inputs<Key>;
  device?: () => Partial<Record<Key, string>>;
  answer: (inputs: Inputs<Key>, now: number) => ToolAnswer<Outcome, Details>;
}

/** The state of a tool and its answer; `value` goes to its parts through {@link ToolContext}. */
export function useTool<Key extends string, Outcome extends string, Details>(
  {
    texts,
    common,
    id,
    prefix,
    isFolded,
    page,
    preset,
  }: ToolProps<{ fields: Partial<Record<string, FieldTexts>> }>,
  { initial, device, answer }: ToolOptions<Key, Outcome, Details>,
) {
  const [first] = useState(() => ({ ...initial, ...preset }) as Inputs<Key>);
  const [store] = useState(() => createToolStore({ initial: first, device, prefix, formId: id }));
  const inputs = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const now = useNow();
  const { errors, twice, result } = answer(inputs, now);

  const value: ToolValue = {
    id,
    common,
    fields: texts.fields,
    inputs,
    set: (key, text) => store.set({ [key]: text } as Partial<Record<Key, string>>),
    isAwake: now > 0,
    isFolded,
    error(field) {
      const code = errors[field];
      const isShown = isSubmitted || (left.includes(field) && code !== 'required');
      if (!code || !isShown) return undefined;
      return (
        texts.fields[field]?.errors?.[code] ??
        common.errors[code as keyof typeof common.errors] ??
        common.errors.required
      );
    },
    isTwice: (field) => twice.includes(field),
    leave: (field) => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field])),
    submit() {
      setSubmitted(true);
      focusAfterRender(id, Object.keys(errors));
    },
    address:
      page +
      writeSearch('', inputs, {
        initial,
        always: ['zone', ...Object.keys(device?.() ?? {})].filter((key) => key in initial) as Key[],
        prefix: '',
      }),
  };
  return { value, result: now > 0 ? result : null, now, inputs };
}

/** What the parts of a tool share. */
export interface ToolValue {
  id: string;
  common: CommonToolTexts;
  fields: Partial<Record<string, FieldTexts>>;
  inputs: Inputs;
  set: (key: string, text: string) => void;
  isAwake: boolean;
  isFolded: boolean;
  /** The message to show at a field now: not while somebody is still typing there. */
  error: (field: string) => string | undefined;
  isTwice: (field: string) => boolean;
  leave: (field: string) => void;
  submit: () => void;
  /** The tool's own page with these inputs, to send to somebody. */
  address: string;
}

export const ToolContext = createContext<ToolValue | null>(null);

/** One field of the tool around: its words, its state, and what its elements need for assistive technology. */
export function useField(name: string) {
  const tool = use(ToolContext)!;
  const id = `${tool.id}-${name}`;
  const error = tool.error(name);
  const words = tool.fields[name]!;
  const hint = tool.isTwice(name) ? tool.common.twiceOnClock : words.hint;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return {
    tool,
    id,
    words,
    error,
    hint,
    describedBy,
    value: tool.inputs[name] ?? '',
    set: (text: string) => tool.set(name, text),
    /** For a group of inputs: left when the focus goes outside. */
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) tool.leave(name);
    },
  };
}

/** The first field that is wrong, in the order of the page; else the answer. */
function focusAfterRender(id: string, wrong: string[]): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(id)!;
    const field = wrong.length > 0 && form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else document.getElementById(`${id}-result`)?.focus();
  });
}
