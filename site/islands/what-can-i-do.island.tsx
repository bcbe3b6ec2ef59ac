import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Choice } from './tools/choice.tsx';
import { fill } from './tools/fill.ts';
import { Result } from './tools/result.tsx';
import { StateField } from './tools/state-field.tsx';
import { ToolForm } from './tools/tool-form.tsx';
import { type ToolProps, useTool } from './tools/use-tool.ts';
import { ActionLists } from './tools/what-can-i-do/action-lists.tsx';
import { answerWhatCanIDo, whatCanIDoInputs } from './tools/what-can-i-do/answer-what-can-i-do.ts';

/** What a driver or a host can do with a reservation in each status (spec 4, 6). */
export function WhatCanIDo(props: ToolProps<ToolTexts<'what-can-i-do'>>) {
  const { texts, links } = props.words;
  const { value, result, inputs } = useTool(props, {
    initial: whatCanIDoInputs,
    answer: answerWhatCanIDo,
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
          {result && <ActionLists details={result.details} texts={texts} />}
        </Result>
      }
    >
      <Choice name="role" />
      <StateField role={role} />
    </ToolForm>
  );
}
