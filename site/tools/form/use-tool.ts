import {
  createContext,
  type FocusEvent,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CommonToolTexts } from '#catalog/tools-schema.ts';
import type { Role, RulesTexts } from '#rules/index.ts';
import { rememberAudience, rememberedAudience } from '#site/client/remembered-audience.ts';
import { wasInterrupted, writeInputs } from './kept-inputs.ts';
import type { ToolAnswer } from './tool-answer.ts';
import { createToolStore, type Inputs, type ToolStore } from './tool-store.ts';
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

/** What a tool says, wherever it stands; the browser gets it from a file when the tool wakes. */
export interface ToolWords<Texts, RuleTable extends keyof RulesTexts = never> {
  texts: Texts;
  /** The sentences of the rules that its answers name, and the tables of texts that it shows. */
  rules: AnswerSentences & Pick<RulesTexts, RuleTable>;
  common: CommonToolTexts;
  /** Where the rule is explained, by the keys of the tool's links. */
  links: Record<string, ToolLink>;
  /** The address of the tool's own page. */
  page: string;
}

/** The sentences that an answer names by their ids: of each kind those that the tool can need. */
export interface AnswerSentences {
  rules: Partial<RulesTexts['rules']>;
  unknown: Partial<RulesTexts['unknown']>;
  assumptions: Partial<RulesTexts['assumptions']>;
}

/** What every tool's island gets: its words, and where it stands. */
export interface ToolProps<Texts, RuleTable extends keyof RulesTexts = never> {
  words: ToolWords<Texts, RuleTable>;
  /** The id of the form; the ids of its parts begin with it. */
  id: string;
  isInArticle: boolean;
  /** Inputs that hold something else here than elsewhere. */
  preset?: Record<string, string> | undefined;
}

interface ToolOptions<Key extends string, Outcome extends string, Details> {
  initial: Inputs<Key>;
  device?: () => Partial<Record<Key, string>>;
  answer: (inputs: Inputs<Key>, now: number) => ToolAnswer<Outcome, Details>;
  /** Whether the answer does not depend on the time: then it is in the page from the beginning. */
  isTimeless?: (inputs: Inputs<Key>) => boolean;
}

/** The state of a tool and its answer; `value` goes to its parts through {@link ToolContext}. */
export function useTool<Key extends string, Outcome extends string, Details>(
  { words, id, isInArticle, preset }: ToolProps<{ fields: Partial<Record<string, FieldTexts>> }>,
  { initial, device, answer, isTimeless }: ToolOptions<Key, Outcome, Details>,
) {
  const { texts, rules, common, page } = words;
  const [first] = useState(() => ({ ...initial, ...preset }) as Inputs<Key>);
  const known = () =>
    ({ ...('role' in initial && rememberedRole()), ...device?.(), ...preset }) as Partial<
      Record<Key, string>
    >;
  const [store] = useState(() =>
    createToolStore({ initial: first, device: known, place: { id, isInArticle }, onInput: rememberRole }),
  );
  const inputs = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const now = useNow();
  const { errors, twice, result } = answer(inputs, now);

  const value: ToolValue = {
    id,
    isInArticle,
    common,
    rules,
    fields: texts.fields,
    inputs,
    initial: first,
    store: store as unknown as ToolStore<string>,
    isAwake: now > 0,
    error(field) {
      const code = errors[field];
      const isShown = isSubmitted || (left.includes(field) && !isMissing(code));
      if (!code || !isShown) return undefined;
      return (
        texts.fields[field]?.errors?.[code] ??
        common.errors[code as keyof typeof common.errors] ??
        common.errors.required
      );
    },
    lastLeft: left.at(-1),
    isTwice: (field) => twice.includes(field),
    leave: (field) => setLeft((fields) => [...fields.filter((each) => each !== field), field]),
    submit() {
      setSubmitted(true);
      focusAfterRender(id, Object.keys(errors));
    },
    address: `${page}#${writeInputs(inputs, {
      initial,
      always: ['zone', 'role', ...Object.keys(device?.() ?? {})].filter((key) => key in initial) as Key[],
    })}`,
  };
  return { value, result: now > 0 || isTimeless?.(inputs) ? result : null, now, inputs };
}

/** Who somebody said they are, here or elsewhere on the site. */
function rememberedRole(): { role: Role } | undefined {
  const audience = rememberedAudience();
  return audience && { role: audience === 'host' ? 'host' : 'driver' };
}

function rememberRole(name: string, value: string): void {
  if (name === 'role') rememberAudience(value === 'host' ? 'host' : 'drive');
}

/** Nobody is told that something is missing while they may still come to it. */
const isMissing = (code: string | undefined) => code === 'required' || code?.endsWith('Missing');

/** What the parts of a tool share. */
export interface ToolValue {
  id: string;
  isInArticle: boolean;
  common: CommonToolTexts;
  rules: AnswerSentences;
  fields: Partial<Record<string, FieldTexts>>;
  inputs: Inputs;
  /** The inputs as the build rendered them. */
  initial: Inputs;
  store: ToolStore<string>;
  isAwake: boolean;
  /** The message to show at a field now: not while somebody is still typing there. */
  error: (field: string) => string | undefined;
  /** The field that the focus left last. */
  lastLeft: string | undefined;
  isTwice: (field: string) => boolean;
  leave: (field: string) => void;
  submit: () => void;
  /** The tool's own page with these inputs, to send to somebody. */
  address: string;
}

export const ToolContext = createContext<ToolValue | null>(null);

/** Connects the form's own fields with the tool; whatever the form renders anew is taken in at once. */
export function useToolForm({ id, isInArticle, store, submit }: ToolValue) {
  const form = () => document.getElementById(id) as HTMLFormElement;
  useLayoutEffect(() => store.adopt(form()));
  useEffect(() => {
    // Enter or a press before the tool woke: the browser has marked the fields of the form since (`:user-valid`).
    if (wasInterrupted({ id, isInArticle }) || form().querySelector('[data-asked]:user-valid')) submit();
    const restore = () => store.restore(form());
    addEventListener('hashchange', restore);
    return () => removeEventListener('hashchange', restore);
    // Once, when the tool wakes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    onInput: () => store.read(form()),
    onBlur: ({ target }: FocusEvent) => store.leave(form(), target),
  };
}

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
    /** For a group of inputs: left when the focus goes outside. */
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) tool.leave(name);
    },
  };
}

/** The first field that is wrong, in the order of the page, unfolded where it must be; else the answer. */
function focusAfterRender(id: string, wrong: string[]): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(id)!;
    const field = wrong.length > 0 && form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const fold = field && field.closest('details');
    if (fold && form.contains(fold)) fold.open = true;
    if (field) field.focus();
    else document.getElementById(`${id}-result`)?.focus();
  });
}
