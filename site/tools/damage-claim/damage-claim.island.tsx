import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Choice } from '../form/choice.tsx';
import { answerDamageClaim, damageClaimInputs } from './answer-damage-claim.ts';
import { CalendarButton } from './calendar-button.tsx';
import { fingerprint } from './calendar-file.ts';
import { DateTimeField } from '../form/date-time-field.tsx';
import { Field } from '../form/field.tsx';
import { fill } from '../form/fill.ts';
import { deviceZone, formatLeft, localToday } from '../form/format-time.ts';
import { Result } from '../form/result.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';

/** Until when a damage claim can be filed, with a countdown and a calendar file (spec 5, 9). */
export function DamageClaim(props: ToolProps<ToolTexts<'damage-claim'>>) {
  const { texts, links } = props.words;
  const { value, result, inputs, now } = useTool(props, {
    initial: damageClaimInputs,
    device: () => ({ zone: deviceZone(), endedDate: localToday() }),
    answer: answerDamageClaim,
  });
  const until = result?.details.until;
  const isDeclined = result?.outcome === 'protectionDeclined';
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  return (
    <ToolForm
      tool={value}
      result={
        <Result
          result={result}
          sentence={sentence}
          links={[links.rule, isDeclined ? links.declined : until ? links.file : undefined]}
        >
          {until && (
            <>
              <p>{fill(texts.left, { left: formatLeft(until - now) })}</p>
              <CalendarButton
                label={texts.calendar.button}
                file={texts.calendar.file}
                entry={{
                  // Claims of two vehicles can have one deadline.
                  uid: `damage-claim-${until}-${fingerprint(inputs.name.trim())}@${location.hostname}`,
                  at: until,
                  title: inputs.name.trim()
                    ? fill(texts.calendar.titleNamed, { name: inputs.name.trim() })
                    : texts.calendar.title,
                  text: fill(texts.calendar.text, { address: location.origin + links.file!.href }),
                  url: location.origin + value.address,
                }}
              />
            </>
          )}
        </Result>
      }
    >
      <DateTimeField name="ended" required />
      <ZoneField />
      <Choice name="protection" />
      <Field name="name" />
    </ToolForm>
  );
}
