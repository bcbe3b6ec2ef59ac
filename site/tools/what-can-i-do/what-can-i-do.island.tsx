import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Choice } from '../form/choice.tsx';
import { fill } from '../form/fill.ts';
import { Result } from '../form/result.tsx';
import { StateField } from '../form/state-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';
import { ActionLists } from './action-lists.tsx';
import { answerWhatCanIDo, whatCanIDoInputs } from './answer-what-can-i-do.ts';

/** What a driver or a host can do with a reservation in each status (spec 4, 6). */
export function WhatCanIDo(
  props: ToolProps<ToolTexts<'what-can-i-do'>, 'stateLabels' | 'stateMeanings' | 'actions' | 'conditions'>,
) {
  const { texts, links, rules } = props.words;
  const { value, result, inputs } = useTool(props, {
    initial: whatCanIDoInputs,
    answer: (inputs) => answerWhatCanIDo(inputs, rules),
    isTimeless: () => true,
  });
  const role = inputs.role === 'host' ? 'host' : 'driver';
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  return (
    <ToolForm
      tool={value}
      hasSubmit={false}
      result={
        <Result result={result} sentence={sentence} links={[links[role]]}>
          {result && <ActionLists details={result.details} texts={texts} rules={rules} />}
        </Result>
      }
    >
      <Choice name="role" />
      <StateField role={role} labels={rules.stateLabels} />
    </ToolForm>
  );
}
