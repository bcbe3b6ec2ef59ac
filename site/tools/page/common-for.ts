import { commonToolTexts } from '#catalog/tools.ts';
import type { CommonToolTexts, ToolName } from '#catalog/tools-schema.ts';

/** Which shared words go with dates and times, and which with numbers; pages carry only those they need. */
const timeWords = ['date', 'time', 'zone', 'deviceZone', 'commonZones', 'allZones', 'twiceOnClock'] as const;
const timeErrors = [
  'dateTimeMissing',
  'dateMissing',
  'timeMissing',
  'timeIncomplete',
  'notATime',
  'unknownZone',
  'neverOnClock',
] as const;
const numberErrors = ['notAnAmount', 'notInRange', 'notAWholeNumber', 'notAPercentage'] as const;

const withTime: ToolName[] = ['extend', 'cancel', 'running-late', 'damage-claim'];
const withNumbers: ToolName[] = ['price-estimate', 'host-earnings', 'cancel', 'maintenance'];

/** The shared words that a tool uses; its parts never ask for the others. */
export function commonFor(name: ToolName): CommonToolTexts {
  const { errors, ...words } = commonToolTexts;
  const has = (names: ToolName[]) => names.includes(name);
  return {
    ...without(words, ['start', 'close', 'noScript', 'example', ...(has(withTime) ? [] : timeWords)]),
    errors: without(errors, [
      ...(has(withTime) ? [] : timeErrors),
      ...(has(withNumbers) ? [] : numberErrors),
    ]),
  } as CommonToolTexts;
}

const without = (words: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !keys.includes(key)));
