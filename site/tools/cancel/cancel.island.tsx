import { MINUTE } from '#rules/index.ts';
import { Choice } from '../form/choice.tsx';
import { DateTimeField } from '../form/date-time-field.tsx';
import { MoneyField } from '../form/fields.tsx';
import { fill } from '#site/messages/fill.ts';
import { formatLeft } from '../form/format-time.ts';
import { StateField } from '../form/state-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';
import { answerCancel, cancelInputs, cancelNeeds, cancelVerdicts } from './answer-cancel.ts';
import type { schema } from './words.ts';

/** What it costs to cancel now, for driver or host (spec 4, 6, 9). */
export function Cancel(props: ToolProps<typeof schema>) {
  const { texts, rules, links, locale } = props.words;
  const { tool, fields, inputs, result, now } = useTool(props, {
    initial: cancelInputs,
    today: ['startDate'],
    answer: (inputs, now) => answerCancel(inputs, now, locale, rules.stateLabels),
    verdicts: cancelVerdicts,
    isTimeless: (inputs) => !cancelNeeds(inputs).start,
  });
  const role = inputs.role === 'host' ? 'host' : 'driver';
  const needs = cancelNeeds(inputs);
  const until = result?.details.freeUntil;
  return (
    <ToolForm
      tool={tool}
      links={[links[role]]}
      details={
        until && until - now >= MINUTE && <p>{fill(texts.left, { left: formatLeft(until - now, locale) })}</p>
      }
    >
      <Choice field={fields.role} />
      <StateField field={fields.state} role={role} labels={rules.stateLabels} />
      {needs.start && (
        <>
          <DateTimeField field={fields.start} required />
          <ZoneField of={fields.start} />
        </>
      )}
      {needs.amount && <MoneyField field={fields.amount} />}
    </ToolForm>
  );
}
