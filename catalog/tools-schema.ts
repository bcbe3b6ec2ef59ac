import { z } from 'zod';
import { hostAccountTypes } from '#rules/host-account.ts';
import { actionTable } from '#rules/reservation-actions.ts';

const words = z.string().trim().min(1, 'Write something here.');

const keyed = <Key extends string, Schema extends z.ZodType>(keys: readonly Key[], schema: Schema) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);
const texts = <Key extends string>(...keys: Key[]) => keyed(keys, words);

/** A sentence that the tool fills in: `{name}` stands for one of the given values, `[[name]]` for a fact. */
const sentence = (...values: string[]) =>
  words.superRefine((text, context) => {
    for (const [marker, name] of text.matchAll(/\{(\w*)\}/g)) {
      if (values.includes(name ?? '')) continue;
      const known = values.map((value) => `{${value}}`).join(', ') || 'nothing';
      context.addIssue({ code: 'custom', message: `"${marker}" cannot be filled in. Known here: ${known}.` });
    }
  });

/** A section of a help page, as `drive/Page#Anchor`. */
const section = z.string().regex(/^(drive|host)\/\w+#\w+$/, 'write the section as drive/Page#Anchor');

/** A link to the section that explains the rule. */
const link = z.strictObject({ to: section, text: words });

/** An input: its label, a hint below the label, and messages where the common ones don't fit, by what is wrong. */
const field = z.strictObject({
  label: words,
  hint: words.optional(),
  errors: z.record(z.string(), words).optional(),
});

/** An input that offers a few answers. */
const choice = <Option extends string>(...options: Option[]) =>
  z.strictObject({ label: words, hint: words.optional(), options: texts(...options) });

/** What every tool says of itself; `texts` is what goes to the browser. */
const tool = <Texts extends z.ZodType, Link extends string>(toolTexts: Texts, ...linkNames: Link[]) =>
  z.strictObject({
    /** Heads the tool and names it in lists and tabs: a question, or what it tells. */
    title: words.max(55),
    description: words.min(70, 'Say more than 70 characters.').max(160, 'Say less than 160 characters.'),
    /** For whom: the list of tools is ordered by it. */
    audiences: z.array(z.enum(['drive', 'host'])).min(1),
    /** The rule in a sentence; stands above the inputs, and without JavaScript in their place. */
    rule: words,
    /** A worked example; stands below the inputs. */
    example: words,
    /** Where the rule is explained. */
    links: keyed(linkNames, link),
    texts: toolTexts,
  });

const planFields = {
  dayRate: field,
  hourRate: field,
  days: field,
  hours: field,
  milesPerDay: field,
  milesPerHour: field,
};
const chart = z.strictObject({
  ...texts('title', 'table', 'duration', 'price', 'yours').shape,
  /** One point of the chart, for the table and for screen readers. */
  alt: sentence('from', 'to', 'least', 'most'),
});
const duration = z.strictObject({
  day: words,
  days: sentence('number'),
  hour: words,
  hours: sentence('number'),
  and: sentence('days', 'hours'),
  none: words,
});

const actionsOf = <Key extends string>(actions: Record<Key, unknown>) =>
  keyed(Object.keys(actions) as Key[], section);

const accountTypes = Object.keys(hostAccountTypes) as (keyof typeof hostAccountTypes)[];
const accountFieldNames = [...new Set(Object.values(hostAccountTypes).flatMap(({ fields }) => fields))];

/** A thing to get ready before hosting. */
const item = z.strictObject({
  text: words,
  hint: words.optional(),
  to: section,
  /** Only for this type of account. */
  only: z.enum(accountTypes).optional(),
});

/** The shape of `content/{language}/tools/{name}.yaml`, by the tool's name, which is also its address. */
export const toolSchemas = {
  'price-estimate': tool(
    z.strictObject({
      fields: z.strictObject({
        ...planFields,
        miles: field,
        extraMileRate: field,
        insurance: field,
        fee: field,
      }),
      more: words,
      sentences: z.strictObject({
        complete: sentence('duration', 'total'),
        atLeast: sentence('duration', 'total'),
      }),
      parts: texts(
        'days',
        'hours',
        'insurance',
        'extraHours',
        'extraMiles',
        'reservationFee',
        'total',
        'soFar',
        'unknown',
      ),
      distance: z.strictObject({
        included: sentence('included'),
        within: sentence('included', 'miles'),
        beyond: sentence('included', 'miles', 'extra'),
        /** Where the miles that the plan includes are not known. */
        unknown: sentence('miles'),
      }),
      hoursDearer: sentence('fromHours'),
      duration,
      chart,
    }),
    'rule',
  ),
  'host-earnings': tool(
    z.strictObject({
      fields: z.strictObject({ ...planFields, share: field }),
      more: words,
      sentences: z.strictObject({
        earns: sentence('duration', 'price', 'percent', 'earnings'),
        notStated: sentence('duration', 'price'),
      }),
      parts: texts('days', 'hours', 'total', 'earnings'),
      included: sentence('included'),
      hoursDearer: sentence('fromHours'),
      hoursInclude: sentence('fromHours'),
      duration,
      chart,
    }),
    'rule',
  ),
  extend: tool(
    z.strictObject({
      fields: z.strictObject({
        state: field,
        dropOff: field,
        newDropOff: field,
        preBooked: choice('no', 'yes'),
        next: choice('unknown', 'none', 'known'),
        nextStart: field,
      }),
      sentences: z.strictObject({
        vehicleFree: sentence('newDropOff'),
        endsBeforeCutoff: sentence('newDropOff', 'latest'),
        pastCutoff: sentence('latest'),
        pastCutoffPreBooked: sentence('latest'),
        noTimeLeft: sentence('dropOff'),
        preBooked: sentence('dropOff'),
        preBookedUntil: sentence('dropOff', 'latest'),
        preBookedNextNotKnown: sentence('dropOff'),
        nextNotKnown: sentence('newDropOff'),
        notInProgress: sentence('state'),
        ended: sentence('state'),
      }),
    }),
    'rule',
  ),
  cancel: tool(
    z.strictObject({
      fields: z.strictObject({ role: choice('driver', 'host'), state: field, start: field, amount: field }),
      sentences: z.strictObject({
        driverFree: sentence('until'),
        driverFreeAmount: sentence('until', 'refund'),
        hostFree: sentence('until'),
        hostFreeAmount: sentence('until', 'refund'),
        driverDeducted: sentence('until'),
        driverDeductedAmount: sentence('until', 'deducted', 'refund'),
        hostDeducted: sentence('until'),
        hostDeductedAmount: sentence('until', 'deducted', 'refund'),
        /** While the operator has not set what canceling costs a driver. */
        driverTerms: words,
        driverState: sentence('state'),
        driverNotStated: sentence('state'),
        hostState: sentence('state'),
        startHasPassed: sentence('start'),
      }),
      left: sentence('left'),
    }),
    'driver',
    'host',
  ),
  'what-can-i-do': tool(
    z.strictObject({
      fields: z.strictObject({ role: choice('driver', 'host'), state: field }),
      sentences: z.strictObject({
        can: sentence('state', 'actions'),
        canIf: sentence('state', 'actions'),
        nothing: sentence('state'),
      }),
      lists: texts('allowed', 'conditional', 'notStated', 'notAllowed'),
      /** The section that tells how, by role and action. */
      sections: z.strictObject({ driver: actionsOf(actionTable.driver), host: actionsOf(actionTable.host) }),
    }),
    'driver',
    'host',
  ),
  'running-late': tool(
    z.strictObject({
      fields: z.strictObject({ dropOff: field, returnAt: field, later: field }),
      sentences: z.strictObject({
        none: sentence('returnAt'),
        noLater: words,
        one: sentence('affected', 'returnAt'),
        many: sentence('number', 'affected', 'returnAt'),
      }),
      lateness: z.strictObject({
        onTime: sentence('dropOff'),
        inGracePeriod: sentence('lateFrom'),
        runningLate: words,
        runningLateFee: sentence('fee'),
        notStated: sentence('dropOff'),
      }),
      todo: words,
    }),
    'rule',
    'assign',
  ),
  'damage-claim': tool(
    z.strictObject({
      fields: z.strictObject({ ended: field, protection: choice('kept', 'declined'), name: field }),
      sentences: z.strictObject({
        inTime: sentence('until'),
        tooLate: sentence('until'),
        notEnded: sentence('until'),
        protectionDeclined: words,
      }),
      left: sentence('left'),
      calendar: z.strictObject({
        button: words,
        file: z.string().regex(/^[\w-]+\.ics$/),
        title: words,
        titleNamed: sentence('name'),
        text: sentence('address'),
      }),
    }),
    'rule',
    'file',
    'declined',
  ),
  maintenance: tool(
    z.strictObject({
      fields: z.strictObject({ year: field, lastReport: field }),
      sentences: z.strictObject({
        young: sentence('from'),
        noReport: sentence('age'),
        reportCurrent: sentence('dueOn'),
        reportExpired: sentence('dueOn'),
      }),
    }),
    'young',
    'due',
  ),
  'host-checklist': tool(
    z.strictObject({
      fields: z.strictObject({
        type: z.strictObject({ label: words, options: texts(...accountTypes) }),
      }),
      sentences: z.strictObject({
        todo: sentence('type', 'total', 'done', 'next'),
        done: sentence('type', 'total'),
      }),
      /** Heads the list of things to tick. */
      list: words,
      how: words,
      print: words,
      clear: words,
      /** What to say about a field of the account, which the rules name. */
      accountHints: z.partialRecord(z.enum(accountFieldNames), words),
      accountSection: section,
      /** What comes after the account; ticks are remembered by the name. */
      items: z.record(z.string().regex(/^[a-z]\w*$/), item),
    }),
    'rule',
  ),
} as const;

export type ToolName = keyof typeof toolSchemas;
export type ToolContent<Name extends ToolName> = z.output<(typeof toolSchemas)[Name]>;
/** The words that a tool's island gets. */
export type ToolTexts<Name extends ToolName> = ToolContent<Name>['texts'];

/** `content/{language}/tools/common.yaml`: what the tools share. */
export const commonToolSchema = z.strictObject({
  ...texts(
    'start',
    'close',
    'submit',
    'answer',
    'empty',
    'waiting',
    'noScript',
    'copyLink',
    'copied',
    'date',
    'time',
    'zone',
    'deviceZone',
    'commonZones',
    'allZones',
    'optional',
    'currency',
    'example',
  ).shape,
  /** Above the numbers that nobody has published. */
  unknown: words,
  /** Messages at a field, by what is wrong. */
  errors: texts(
    'required',
    'notAnAmount',
    'notInRange',
    'notAWholeNumber',
    'notAPercentage',
    'notAChoice',
    'dateTimeMissing',
    'dateMissing',
    'timeMissing',
    'dateIncomplete',
    'timeIncomplete',
    'notADate',
    'notATime',
    'unknownZone',
    'neverOnClock',
  ),
  /** At a time that the clocks show twice. */
  twiceOnClock: words,
});
export type CommonToolTexts = z.output<typeof commonToolSchema>;

/** `content/{language}/tools/index.yaml`: the page that lists the tools. */
export const toolIndexSchema = z.strictObject({
  title: words,
  description: words.min(70).max(160),
  intro: words,
  drive: words,
  host: words,
  related: words,
});
