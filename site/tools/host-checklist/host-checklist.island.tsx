import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Choice } from '../form/choice.tsx';
import { fill } from '../form/fill.ts';
import { answerHostChecklist, checklistFor, hostChecklistInputs } from './answer-host-checklist.ts';
import { Checklist } from './checklist.tsx';
import { useTicks } from './use-ticks.ts';
import { Result } from '../form/result.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import styles from '../form/tool-form.module.css';
import { type ToolProps, useTool } from '../form/use-tool.ts';

/** What to get ready before hosting, to tick off and to print (spec 1, 5). */
export function HostChecklist(props: ToolProps<ToolTexts<'host-checklist'>, 'accountFields'>) {
  const { texts, links, rules } = props.words;
  const { ticks, setTick, clear } = useTicks();
  const { value, result, inputs } = useTool(props, {
    initial: hostChecklistInputs,
    answer: (inputs) => answerHostChecklist(inputs, texts, rules.accountFields, ticks),
    isTimeless: () => true,
  });
  const items = checklistFor(
    inputs.type === 'individual' ? 'individual' : 'company',
    texts,
    rules.accountFields,
  );
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  return (
    <ToolForm
      tool={value}
      hasSubmit={false}
      result={
        <Result result={result} sentence={sentence} links={[links.rule]}>
          <p className={styles.links}>
            <button type="button" className={styles.quiet} onClick={() => print()}>
              {texts.print}
            </button>
            <button type="button" className={styles.quiet} onClick={clear}>
              {texts.clear}
            </button>
          </p>
        </Result>
      }
    >
      <Choice name="type" />
      <Checklist title={texts.list} how={texts.how} items={items} ticks={ticks} onTick={setTick} />
    </ToolForm>
  );
}
