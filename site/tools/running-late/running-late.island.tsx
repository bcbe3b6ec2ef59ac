import type { ToolTexts } from '#catalog/tools-schema.ts';
import { DateTimeField } from '../form/date-time-field.tsx';
import { fill } from '../form/fill.ts';
import { deviceZone, localToday } from '../form/format-time.ts';
import { Result } from '../form/result.tsx';
import { answerRunningLate, laterFields, runningLateInputs } from './answer-running-late.ts';
import { ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';

/** Which later reservations a late return touches (spec 4). */
export function RunningLate(props: ToolProps<ToolTexts<'running-late'>>) {
  const { texts, links } = props.words;
  const fields = {
    ...texts.fields,
    ...Object.fromEntries(laterFields.map((name) => [name, texts.fields.later])),
  };
  const { value, result, inputs } = useTool(
    { ...props, words: { ...props.words, texts: { fields } } },
    {
      initial: runningLateInputs,
      device: () => ({ zone: deviceZone(), dropOffDate: localToday(), returnAtDate: localToday() }),
      answer: answerRunningLate,
    },
  );
  // One more line each time the last one is filled in.
  const shown = 1 + laterFields.filter((name) => inputs[`${name}Date`] && inputs[`${name}Time`]).length;
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  return (
    <ToolForm
      tool={value}
      result={
        <Result
          result={result}
          sentence={sentence}
          links={[links.rule, result?.details.isAffecting ? links.assign : undefined]}
        >
          {result?.details.isAffecting && <p>{texts.todo}</p>}
          {result && <p>{fill(texts.lateness[result.details.lateness], result.details.values)}</p>}
        </Result>
      }
    >
      <DateTimeField name="dropOff" required />
      <DateTimeField name="returnAt" required />
      {laterFields.slice(0, shown).map((name) => (
        <DateTimeField key={name} name={name} />
      ))}
      <ZoneField />
    </ToolForm>
  );
}
