import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldTexts, ToolWordsSchema } from '#catalog/tool-words.ts';
import { afterPress } from './after-press.ts';
import { focusFirstError } from './focus-first-error.ts';
import { deviceZone, localToday } from './format-time.ts';
import { writeInputs } from './kept-inputs.ts';
import { rememberRole, rememberedRole } from './remembered-role.ts';
import { StillTool } from './still-tool.ts';
import { headlineOf, sentenceOf, type Told } from './tell.ts';
import { type ToolAnswer, unanswered, type Verdict } from './tool-answer.ts';
import type { Field, ToolState } from './tool-context.ts';
import type { ToolProps, ToolWords } from './tool-props.ts';
import type { Inputs } from './inputs.ts';
import { createToolStore } from './tool-store.ts';
import { useNow } from './use-now.ts';

type FieldsTexts = Readonly<Record<string, FieldTexts>>;

/** The props of a tool whose words have these fields, and a headline and a sentence for each outcome. */
interface AnsweringProps<Fields extends FieldsTexts, Outcome extends string> extends Omit<
  ToolProps,
  'words'
> {
  words: Omit<ToolWords<ToolWordsSchema>, 'texts' | 'links'> & {
    texts: { fields: Fields; headlines: Told<NoInfer<Outcome>>; sentences: Told<Outcome> };
  };
}

interface ToolOptions<Key extends string, Outcome extends string, Details> {
  /** What the inputs hold at first. One named `zone` gets the zone of the device. */
  initial: Inputs<Key>;
  /** The inputs that get today's date. */
  today?: readonly NoInfer<Key>[];
  answer: (inputs: Inputs<Key>, now: number, locale: string) => ToolAnswer<Outcome, Details>;
  /** What each outcome tells at a glance. */
  verdicts: Readonly<Record<NoInfer<Outcome>, Verdict>>;
  /** Whether the answer does not depend on the time: then it is in the page from the beginning. */
  isTimeless?: (inputs: Inputs<Key>) => boolean;
}

/** A tool's inputs and its answer to them. `tool` is what its parts share, `now` the time in epoch milliseconds. */
export function useTool<Key extends string, Fields extends FieldsTexts, Outcome extends string, Details>(
  { words, id, isInArticle, preset }: AnsweringProps<Fields, Outcome>,
  { initial, today = [], answer, verdicts, isTimeless }: ToolOptions<Key, Outcome, Details>,
) {
  const { texts, rules, common, locale, page } = words;
  const [fields] = useState(() => named(texts.fields));
  const [first] = useState(() => ({ ...initial, ...preset }));
  const [store] = useState(() =>
    createToolStore({
      initial: first,
      known: () =>
        ({
          ...('role' in initial && rememberedRole()),
          ...('zone' in initial && { zone: deviceZone() }),
          ...Object.fromEntries(today.map((name) => [name, localToday()])),
          ...preset,
        }) as Partial<Record<Key, string>>,
      place: { id, isInArticle },
      onInput: rememberRole,
    }),
  );
  const inputs = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const [blurred, setBlurred] = useState<readonly Field[]>([]);
  const still = use(StillTool);
  const [timesAsked, setTimesAsked] = useState(0);
  const isSubmitted = timesAsked > 0 || Boolean(still?.isSubmitted);
  const clock = useNow();
  const isHydrated = clock > 0;
  const now = still?.now ?? clock;
  const { errors, ambiguous, result } =
    now > 0 || isTimeless?.(inputs) ? answer(inputs, now, locale) : unanswered;

  // Only what is rendered tells what is wrong: whoever asked before the tool hydrated asked for what nobody had read yet.
  useEffect(() => {
    if (timesAsked > 0 && isHydrated) focusFirstError(id);
  }, [timesAsked, isHydrated, id]);

  const errorAt = (field: Field) => {
    const code = errors[field.name];
    const isShown = isSubmitted || (blurred.some(({ name }) => name === field.name) && !isMissing(code));
    if (!code || !isShown) return undefined;
    return field.errors?.[code] ?? common.errors[code] ?? common.errors.required;
  };
  const lastBlurred = blurred.at(-1);
  const lastWrong = lastBlurred && errorAt(lastBlurred);
  // Of a list of fields, each has an input by its own name.
  const isField = (name: string) => name in fields || name in initial || `${name}Date` in initial;
  const isRefused = isSubmitted && !Object.keys(errors).every(isField);

  const tool: ToolState = {
    id,
    isInArticle,
    common,
    locale,
    rules,
    inputs,
    initial: first,
    store: store,
    isHydrated,
    result,
    headline: result ? headlineOf<Outcome>(texts.headlines, result, locale) : '',
    sentence: result ? sentenceOf(texts.sentences, result, locale) : '',
    verdict: result ? verdicts[result.outcome] : 'neutral',
    errorAt,
    lastError: isRefused ? common.refused : lastWrong && `${lastBlurred.label}: ${lastWrong}`,
    isRefused,
    isAmbiguous: ({ name }) => ambiguous.includes(name),
    blur: (field) =>
      afterPress(() => setBlurred((fields) => [...fields.filter(({ name }) => name !== field.name), field])),
    submit: () => setTimesAsked((times) => times + 1),
    address: `${page}#${writeInputs(inputs, {
      initial,
      always: (['zone', 'role', ...today] as Key[]).filter((key) => key in initial),
    })}`,
  };
  return { tool, fields, inputs, result, now };
}

/** Nobody is told that something is missing while they may still come to it. */
const isMissing = (code: string | undefined) => code === 'required' || code?.endsWith('Missing');

const named = <Fields extends FieldsTexts>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, { ...texts, name }])) as {
    [Name in keyof Fields]: Fields[Name] & Field;
  };
