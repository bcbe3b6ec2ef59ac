import { MINUTE } from '#rules/index.ts';
import { Choice } from '../form/choice.tsx';
import { DateTimeField } from '../form/date-time-field.tsx';
import { TextField } from '../form/fields.tsx';
import { fill } from '#site/messages/fill.ts';
import { formatLeft } from '../form/format-time.ts';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { ZoneField } from '../form/zone-field.tsx';
import { answerDamageClaim, damageClaimInputs, damageClaimVerdicts } from './answer-damage-claim.ts';
import { CalendarButton } from './calendar-button.tsx';
import { fingerprint } from './calendar-file.ts';
import type { schema } from './words.ts';

/** Until when a damage claim can be filed, with a countdown and a calendar file (spec 5, 9). */
export function DamageClaim(props: ToolProps<typeof schema>) {
  const { texts, links, locale } = props.words;
  const { tool, fields, inputs, result, now } = useTool(props, {
    initial: damageClaimInputs,
    today: ['endedDate'],
    answer: answerDamageClaim,
    verdicts: damageClaimVerdicts,
  });
  const until = result?.details.until;
  const isDeclined = result?.outcome === 'protectionDeclined';
  const name = inputs.name.trim();
  return (
    <ToolForm
      tool={tool}
      links={[links.rule, isDeclined ? links.declined : until ? links.file : undefined]}
      details={
        until && (
          <>
            {until - now >= MINUTE && <p>{fill(texts.left, { left: formatLeft(until - now, locale) })}</p>}
            <CalendarButton
              label={texts.calendar.button}
              file={texts.calendar.file}
              entry={() => ({
                // Claims of two vehicles can have one deadline.
                uid: `damage-claim-${until}-${fingerprint(name)}@${location.hostname}`,
                at: until,
                title: name ? fill(texts.calendar.titleNamed, { name }) : texts.calendar.title,
                text: fill(texts.calendar.text, { address: location.origin + links.file.href }),
                url: location.origin + tool.address,
              })}
            />
          </>
        )
      }
    >
      <DateTimeField field={fields.ended} required />
      <ZoneField of={fields.ended} />
      <Choice field={fields.protection} />
      <TextField field={fields.name} />
    </ToolForm>
  );
}
