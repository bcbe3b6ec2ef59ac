import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Choice } from './tools/choice.tsx';
import { DateTimeField } from './tools/date-time-field.tsx';
import { answerExtend, extendInputs } from './tools/extend/answer-extend.ts';
import { fill } from './tools/fill.ts';
import { deviceZone, localToday } from './tools/format-time.ts';
import { Result } from './tools/result.tsx';
import { StateField } from './tools/state-field.tsx';
import { ToolForm } from './tools/tool-form.tsx';
import { type ToolProps, useTool } from './tools/use-tool.ts';
import { ZoneField } from './tools/zone-field.tsx';

/** Whether the vehicle can be kept longer (spec 1, 5, 9). */
export function Extend(props: ToolProps<ToolTexts<'extend'>>) {
  const { texts, links } = props.words;
  const { value, result, inputs } = useTool(props, {
    initial: extendInputs,
    device: () => ({
      zone: deviceZone(),
      dropOffDate: localToday(),
      newDropOffDate: localToday(),
      nextStartDate: localToday(),
    }),
    answer: answerExtend,
  });
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  return (
    <ToolForm tool={value} result={<Result result={result} sentence={sentence} links={[links.rule]} />}>
      <StateField role="driver" />
      <DateTimeField name="dropOff" required />
      <DateTimeField name="newDropOff" required />
      <Choice name="next" />
      {inputs.next === 'known' && <DateTimeField name="nextStart" required />}
      <Choice name="preBooked" />
      <ZoneField />
    </ToolForm>
  );
}
