import { createContext } from 'react';
import type { FieldKind, FieldTexts } from '#catalog/tool-words.ts';
import type { FormTexts } from '#catalog/tools-schema.ts';
import type { ToolResult, Verdict } from './tool-answer.ts';
import type { Inputs } from './inputs.ts';
import type { NamedRules } from './tool-props.ts';
import type { ToolStore } from './tool-store.ts';

/** A field of a tool: its words, and the name of its input, or what the names of its inputs begin with. */
export type Field<Kind extends FieldKind = FieldKind> = FieldTexts<Kind> & { readonly name: string };

/** What the parts of a tool share. */
export interface ToolState {
  id: string;
  isInArticle: boolean;
  common: FormTexts;
  /** For `Intl`. */
  locale: string;
  rules: NamedRules;
  inputs: Inputs;
  /** The inputs as the build rendered them. */
  initial: Inputs;
  store: ToolStore<string>;
  isHydrated: boolean;
  result: ToolResult<string, unknown> | null;
  /** The answer in a few words; empty while there is none. */
  headline: string;
  /** The whole answer; empty while there is none. */
  sentence: string;
  /** What the answer tells at a glance. */
  verdict: Verdict;
  /** The message to show at a field now: not while somebody is still typing there. */
  errorAt: (field: Field) => string | undefined;
  /** Asked for an answer, the rules refuse what is no field's. */
  isRefused: boolean;
  /** The message at the field that lost the focus last. */
  lastError: string | undefined;
  /** Whether the clocks show the time in a field twice. */
  isAmbiguous: (field: Field) => boolean;
  blur: (field: Field) => void;
  submit: () => void;
  /** The tool's own page with these inputs, to send to somebody. */
  address: string;
}

export const ToolContext = createContext<ToolState | null>(null);
