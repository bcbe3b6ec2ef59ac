import { type FocusEvent, use } from 'react';
import type { FieldKind } from '#catalog/tool-words.ts';
import type { SharedTexts } from '#catalog/tools-schema.ts';
import { type Field, ToolContext } from './tool-context.ts';

/** One field of the tool around: its state, the shared words for its kind, and what its elements need for assistive technology. */
export function useField<Kind extends FieldKind>(field: Field<Kind>) {
  const tool = use(ToolContext)!;
  const id = `${tool.id}-${field.name}`;
  const error = tool.errorAt(field);
  const hint = tool.isAmbiguous(field) ? tool.common.twiceOnClock : field.hint;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return {
    tool,
    id,
    error,
    hint,
    describedBy,
    /** A form gets the words for each kind of field that it has. */
    common: tool.common as SharedTexts<Kind>,
    /** For a group of inputs: blurred when the focus goes outside. */
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) tool.blur(field);
    },
  };
}
