import { Choice } from '../form/choice.tsx';
import { StateField } from '../form/state-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { ActionLists } from './action-lists.tsx';
import { answerWhatCanIDo, whatCanIDoInputs, whatCanIDoVerdicts } from './answer-what-can-i-do.ts';
import type { schema } from './words.ts';

/** What a driver or a host can do with a reservation in each status (spec 4, 6). */
export function WhatCanIDo(props: ToolProps<typeof schema>) {
  const { texts, rules, links } = props.words;
  const { tool, fields, inputs, result } = useTool(props, {
    initial: whatCanIDoInputs,
    answer: (inputs, _now, locale) => answerWhatCanIDo(inputs, locale, rules),
    verdicts: whatCanIDoVerdicts,
    isTimeless: () => true,
  });
  const role = inputs.role === 'host' ? 'host' : 'driver';
  return (
    <ToolForm
      tool={tool}
      hasSubmit={false}
      links={[links[role]]}
      details={result && <ActionLists details={result.details} texts={texts} rules={rules} />}
    >
      <Choice field={fields.role} />
      <StateField field={fields.state} role={role} labels={rules.stateLabels} />
    </ToolForm>
  );
}
