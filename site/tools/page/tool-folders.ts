import type { ComponentType } from 'react';
import type { ToolWordsSchema } from '#catalog/tool-words.ts';
import { toolNames } from '#catalog/tools.ts';
import type { ToolProps } from '../form/tool-props.ts';

const words = import.meta.glob<{ words: ToolWordsSchema }>('../*/words.ts', { eager: true });
const islands = import.meta.glob<Record<string, ComponentType<ToolProps>>>('../*/*.island.tsx', {
  eager: true,
});

/** What the page takes from a calculator's folder. */
export interface ToolFolder {
  words: ToolWordsSchema;
  Island: ComponentType<ToolProps>;
}

const folders: Readonly<Record<string, ToolFolder>> = Object.fromEntries(
  toolNames.map((name) => [name, folderOf(name)]),
);

for (const file of Object.keys(words)) {
  const name = file.split('/').at(-2)!;
  if (!folders[name]) throw new Error(`site/tools/${name} has no words: write content/en/tools/${name}.yaml`);
}

/** The folder of a tool that the catalog knows. */
export const toolFolder = (name: string): ToolFolder => folders[name]!;

function folderOf(name: string): ToolFolder {
  const file = (path: string, hint: string): never => {
    throw new Error(`The tool of content/en/tools/${name}.yaml has no site/tools/${name}/${path}: ${hint}`);
  };
  const schema = words[`../${name}/words.ts`]?.words ?? file('words.ts', 'it exports its words as `words`');
  const [Island] = Object.values(islands[`../${name}/${name}.island.tsx`] ?? {});
  return { words: schema, Island: Island ?? file(`${name}.island.tsx`, 'it exports its component') };
}
