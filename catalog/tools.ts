import type { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error.ts';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { readYaml, yamlPath, yamlSource } from './content-yaml.ts';
import { type Audience, findSection } from './help.ts';
import { numbersByHand } from './numbers-by-hand.ts';
import {
  commonToolSchema,
  toolIndexSchema,
  type ToolContent,
  type ToolName,
  toolSchemas,
} from './tools-schema.ts';

const { helpPages } = catalogOf(defaultLanguage);

/** Every tool's name, in the order in which the list shows them. */
export const toolNames = Object.keys(toolSchemas) as ToolName[];

/** What the tools share, and the words of their list. */
export const commonToolTexts = read('common', commonToolSchema);
export const toolIndex = read('index', toolIndexSchema);

const tools = Object.fromEntries(
  toolNames.map((name) => [name, read(name, toolSchemas[name] as z.ZodType)]),
) as {
  [Name in ToolName]: ToolContent<Name>;
};

/** The names of the tools for one audience, in the order of the list. */
export function toolsFor(audience: Audience): ToolName[] {
  return toolNames.filter((name) => (tool(name).audiences as readonly Audience[]).includes(audience));
}

/** The words of one tool, checked, with the facts and the operator's data filled in. */
export const tool = <Name extends ToolName>(name: Name): ToolContent<Name> => tools[name];

/**
 * Reads one file. `[[name]]` is filled here; `{name}` is left for the tool, which knows the value.
 *
 * @throws ContentError with file, line and field, for what the schema refuses, numbers by hand, and links to nowhere
 */
function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const source = yamlSource(defaultLanguage, `tools/${name}`);
  const problems = [...numbersByHand(source), ...deadLinks(source)];
  if (problems.length > 0) throw new ContentError(yamlPath(defaultLanguage, `tools/${name}`), problems);
  return readYaml(defaultLanguage, `tools/${name}`, schema);
}

/** Sections that no help page has. */
function deadLinks(source: string): ContentProblem[] {
  return source.split('\n').flatMap((line, index) => {
    const reference = /: ((?:drive|host)\/\w+#\w+)$/.exec(line.trim())?.[1];
    if (!reference || findSection(helpPages, reference)) return [];
    return [
      { line: index + 1, field: reference, message: 'leads nowhere; give a section as drive/Page#Anchor' },
    ];
  });
}
