import { Button } from '#site/components/button/button.tsx';
import { Choice } from '../form/choice.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import styles from '../form/tool-form.module.css';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import {
  answerHostChecklist,
  checklistFor,
  hostChecklistInputs,
  hostChecklistVerdicts,
} from './answer-host-checklist.ts';
import { Checklist } from './checklist.tsx';
import { ticksKey, useTicks } from './use-ticks.ts';
import type { schema } from './words.ts';

/** What to get ready before hosting, to tick off and to print (spec 1, 5). */
export function HostChecklist(props: ToolProps<typeof schema>) {
  const { texts, rules, links } = props.words;
  const { ticks, isUnstored, setTick, clear } = useTicks();
  const { tool, fields, inputs } = useTool(props, {
    initial: hostChecklistInputs,
    answer: (inputs) => answerHostChecklist(inputs, texts, rules.accountFields, ticks),
    verdicts: hostChecklistVerdicts,
    isTimeless: () => true,
  });
  const type = inputs.type === 'individual' ? 'individual' : 'company';
  const items = checklistFor(type, texts, rules.accountFields);
  return (
    <ToolForm
      tool={tool}
      hasSubmit={false}
      links={[links.rule]}
      details={
        <>
          {isUnstored && <p role="alert">{texts.unstored}</p>}
          <p className={styles.links}>
            <Button look="quiet" onClick={() => print()}>
              {texts.print}
            </Button>
            <Button look="quiet" onClick={clear}>
              {texts.clear}
            </Button>
          </p>
        </>
      }
    >
      <Choice field={fields.type} />
      <Checklist title={texts.list} how={texts.how} items={items} ticks={ticks} onTick={setTick} />
    </ToolForm>
  );
}

HostChecklist.storageKey = ticksKey;
