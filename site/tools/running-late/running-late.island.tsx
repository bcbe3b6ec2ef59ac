import { DateTimeField } from '../form/date-time-field.tsx';
import { LinkedText } from '../form/linked-text.tsx';
import { fill } from '#site/messages/fill.ts';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';
import {
  answerRunningLate,
  laterFields,
  runningLateInputs,
  runningLateVerdicts,
  shownLater,
} from './answer-running-late.ts';
import type { schema } from './words.ts';

/** Which later reservations a late return touches (spec 4). */
export function RunningLate(props: ToolProps<typeof schema>) {
  const { texts, links } = props.words;
  const { tool, fields, inputs, result } = useTool(props, {
    initial: runningLateInputs,
    today: ['dropOffDate', 'returnAtDate'],
    answer: answerRunningLate,
    verdicts: runningLateVerdicts,
  });
  const details = result?.details;
  return (
    <ToolForm
      tool={tool}
      links={[links.rule, details?.isAffecting ? links.assign : undefined]}
      details={
        details && (
          <>
            {details.isAffecting && (
              <p>
                <LinkedText text={texts.todo} />
              </p>
            )}
            <p>{fill(texts[details.isBack ? 'wasBack' : 'lateness'][details.lateness], details.values)}</p>
          </>
        )
      }
    >
      <DateTimeField field={fields.dropOff} required />
      <DateTimeField field={fields.returnAt} required />
      {laterFields.slice(0, shownLater(inputs)).map((name) => (
        <DateTimeField key={name} field={{ ...fields.later, name }} />
      ))}
      <ZoneField of={fields.dropOff} />
    </ToolForm>
  );
}
