import type { ToolTexts } from '#catalog/tools-schema.ts';
import { answerCancel, cancelInputs, cancelNeeds } from './tools/cancel/answer-cancel.ts';
import { Choice } from './tools/choice.tsx';
import { DateTimeField } from './tools/date-time-field.tsx';
import { fill } from './tools/fill.ts';
import { deviceZone, formatLeft, localToday } from './tools/format-time.ts';
import { MoneyField } from './tools/money-field.tsx';
import { Result } from './tools/result.tsx';
import { StateField } from './tools/state-field.tsx';
import { ToolForm } from './tools/tool-form.tsx';
import { type ToolProps, useTool } from './tools/use-tool.ts';
import { ZoneField } from './tools/zone-field.tsx';

/** What it costs to cancel now, for driver or host (spec 4, 6, 9). */
export function Cancel(props: ToolProps<ToolTexts<'cancel'>>) {
  const { texts, links } = props.words;
  const { value, result, inputs, now } = useTool(props, {
    initial: cancelInputs,
    device: () => ({ zone: deviceZone(), startDate: localToday() }),
    answer: answerCancel,
    isTimeless: ({ role }) => !cancelNeeds(role).start,
  });
  const role = inputs.role === 'host' ? 'host' : 'driver';
  const needs = cancelNeeds(role);
  const until = result?.details.freeUntil;
  return (
    <ToolForm
      tool={value}
      result={
        <Result
          result={result}
          sentence={result ? fill(texts.sentences[result.outcome], result.values) : ''}
          links={[links[role]]}
        >
          {until && <p>{fill(texts.left, { left: formatLeft(until - now) })}</p>}
        </Result>
      }
    >
      <Choice name="role" />
      <StateField role={role} />
      {needs.start && (
        <>
          <DateTimeField name="start" required />
          <ZoneField />
        </>
      )}
      {needs.amount && <MoneyField name="amount" />}
    </ToolForm>
  );
}
