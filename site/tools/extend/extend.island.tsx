import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Choice } from '../form/choice.tsx';
import { DateTimeField } from '../form/date-time-field.tsx';
import { answerExtend, extendInputs } from './answer-extend.ts';
import { fill } from '../form/fill.ts';
import { deviceZone, localToday } from '../form/format-time.ts';
import { Result } from '../form/result.tsx';
import { StateField } from '../form/state-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';

/** Whether the vehicle can be kept longer (spec 1, 5, 9). */
export function Extend(props: ToolProps<ToolTexts<'extend'>, 'stateLabels'>) {
  const { texts, links, rules } = props.words;
  const { value, result, inputs } = useTool(props, {
    initial: extendInputs,
    device: () => ({
      zone: deviceZone(),
      dropOffDate: localToday(),
      newDropOffDate: localToday(),
      nextStartDate: localToday(),
    }),
    answer: (inputs, now) => answerExtend(inputs, now, rules.stateLabels),
  });
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  return (
    <ToolForm tool={value} result={<Result result={result} sentence={sentence} links={[links.rule]} />}>
      <StateField role="driver" labels={rules.stateLabels} />
      <DateTimeField name="dropOff" required />
      <DateTimeField name="newDropOff" required />
      <Choice name="next" />
      {inputs.next === 'known' && <DateTimeField name="nextStart" required />}
      <Choice name="preBooked" />
      <ZoneField />
    </ToolForm>
  );
}
