import { Choice } from '../form/choice.tsx';
import { DateTimeField } from '../form/date-time-field.tsx';
import { StateField } from '../form/state-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';
import { answerExtend, extendInputs, extendVerdicts, needsTimes } from './answer-extend.ts';
import type { schema } from './words.ts';

/** Whether the vehicle can be kept longer (spec 1, 5, 9). */
export function Extend(props: ToolProps<typeof schema>) {
  const { rules, texts, links } = props.words;
  const { tool, fields, inputs, result } = useTool(props, {
    initial: extendInputs,
    today: ['dropOffDate', 'newDropOffDate', 'nextStartDate'],
    answer: (inputs, now, locale) => answerExtend(inputs, now, locale, rules.stateLabels),
    verdicts: extendVerdicts,
    isTimeless: (inputs) => !needsTimes(inputs),
  });
  return (
    <ToolForm tool={tool} links={[links.rule]} details={result?.details.hasPassed && <p>{texts.passed}</p>}>
      <StateField field={fields.state} role="driver" labels={rules.stateLabels} />
      {needsTimes(inputs) && (
        <>
          <DateTimeField field={fields.dropOff} required />
          <DateTimeField field={fields.newDropOff} required />
          <Choice field={fields.next} />
          {inputs.next === 'known' && <DateTimeField field={fields.nextStart} required />}
          <Choice field={fields.preBooked} />
          <ZoneField of={fields.dropOff} />
        </>
      )}
    </ToolForm>
  );
}
