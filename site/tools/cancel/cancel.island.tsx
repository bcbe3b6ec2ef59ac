import type { ToolTexts } from '#catalog/tools-schema.ts';
import { answerCancel, cancelInputs, cancelNeeds } from './answer-cancel.ts';
import { Choice } from '../form/choice.tsx';
import { DateTimeField } from '../form/date-time-field.tsx';
import { fill } from '../form/fill.ts';
import { deviceZone, formatLeft, localToday } from '../form/format-time.ts';
import { MoneyField } from '../form/money-field.tsx';
import { Result } from '../form/result.tsx';
import { StateField } from '../form/state-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';

/** What it costs to cancel now, for driver or host (spec 4, 6, 9). */
export function Cancel(props: ToolProps<ToolTexts<'cancel'>, 'stateLabels'>) {
  const { texts, links, rules } = props.words;
  const { value, result, inputs, now } = useTool(props, {
    initial: cancelInputs,
    device: () => ({ zone: deviceZone(), startDate: localToday() }),
    answer: (inputs, now) => answerCancel(inputs, now, rules.stateLabels),
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
      <StateField role={role} labels={rules.stateLabels} />
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
