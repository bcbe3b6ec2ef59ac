import { z } from 'zod';
import { upTo } from './in-language.ts';
import { pageFields } from './marketing/fields.ts';
import { texts, words } from './message-schema.ts';
import { pictureName } from './picture-names.ts';
import { type FieldKind, section } from './tool-words.ts';

/** A link to the section that explains the rule. */
const link = z.strictObject({ to: section, text: words });

/** `content/{language}/tools/{name}.yaml`: what every tool says. `name` is its address and its folder in `site/tools`. */
export const toolSchema = z.strictObject({
  /** Heads the tool and names it in lists and tabs: a question, or what it tells. */
  title: upTo(55),
  description: pageFields.description,
  /** Its place in the list of tools. */
  order: z.number().int().positive(),
  /** Stands beside the title in lists. */
  picture: pictureName,
  /** For whom: there is a list for each audience. */
  audiences: z.array(z.enum(['drive', 'host'])).min(1),
  /** Words by which the search finds it, beside those of title and description. */
  keywords: z.array(z.string().min(2)),
  /** The rule in a sentence; stands above the inputs, and without JavaScript in their place. */
  rule: words,
  /** A worked example; stands below the inputs. */
  example: words,
  /** Where the rule is explained. */
  links: z.record(z.string(), link),
  /** What goes to the browser; the tool's folder says what is in it. */
  texts: z.unknown(),
});

const sharedSchemas = {
  /** What the page says around a tool. */
  card: texts('start', 'close', 'noScript', 'example'),
  form: z.strictObject({
    ...texts('submit', 'answer', 'empty', 'refused', 'waiting', 'copyLink', 'copied', 'optional').shape,
    /** Above the numbers that nobody has published. */
    unknown: words,
    errors: texts('required', 'notAChoice'),
  }),
  date: z.strictObject({ errors: texts('dateIncomplete', 'notADate') }),
  time: z.strictObject({
    ...texts('date', 'time', 'zone', 'deviceZone', 'commonZones', 'allZones').shape,
    /** At a time that the clocks show twice. */
    twiceOnClock: words,
    errors: texts(
      'dateTimeMissing',
      'dateMissing',
      'timeMissing',
      'timeIncomplete',
      'notATime',
      'unknownZone',
      'neverOnClock',
    ),
  }),
  number: z.strictObject({
    currency: words,
    errors: texts('notAnAmount', 'notInRange', 'notAWholeNumber', 'notAPercentage'),
  }),
};

/** `content/{language}/tools/common.yaml`: what the tools share, by who says it. Errors are messages at a field, by what is wrong. */
export const sharedToolSchema = z.strictObject(sharedSchemas);

type SharedToolTexts = z.output<typeof sharedToolSchema>;
type SharedGroup = 'date' | 'time' | 'number';

/** Which shared words a field of some kind brings into its form, beside those of every form. */
export const sharedGroups = {
  text: [],
  date: ['date'],
  dateTime: ['date', 'time'],
  money: ['number'],
  wholeNumber: ['number'],
  percent: ['number'],
  choice: [],
  state: [],
} as const satisfies Record<FieldKind, SharedGroup[]>;

/** The shared words of a form with a field of this kind. */
export type SharedTexts<Kind extends FieldKind> = Omit<
  SharedToolTexts['form'] & UnionToIntersection<SharedToolTexts[(typeof sharedGroups)[Kind][number]]>,
  'errors'
>;
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Intersection,
) => void
  ? Intersection
  : never;

/** The shared words that a form gets: those of every form, and those for the kinds of its fields. */
export type FormTexts = SharedTexts<'text'> &
  Partial<SharedTexts<FieldKind>> & { errors: Readonly<Record<string, string>> };

/** `content/{language}/tools/index.yaml`: the page that lists the tools. */
export const toolIndexSchema = z.strictObject({
  ...pageFields,
  intro: words,
  drive: words,
  host: words,
  related: words,
});
