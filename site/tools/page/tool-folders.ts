import type { ComponentType } from 'react';
import type { Catalog } from '#catalog/catalog.ts';
import type { ToolWordsSchema } from '#catalog/tool-words.ts';
import { findTool } from '#catalog/tools.ts';
import type { ToolProps } from '../form/tool-props.ts';

const schemas = import.meta.glob<{ schema: ToolWordsSchema }>('../*/words.ts', { eager: true });
const islands = import.meta.glob<Record<string, ComponentType<ToolProps>>>('../*/*.island.tsx', {
  eager: true,
});

/** What the page takes from a calculator's folder. */
export interface ToolFolder {
  /** Which words it has. */
  schema: ToolWordsSchema;
  Island: ComponentType<ToolProps>;
}

/**
 * The folder of a tool that has words.
 *
 * @throws Error naming the file that the folder lacks
 */
export function toolFolder(name: string): ToolFolder {
  const folder = `site/tools/${name}`;
  const schema = schemas[`../${name}/words.ts`]?.schema;
  // While somebody writes it, the compiler has not seen it yet.
  if (!schema?.says) throw new Error(`${folder}/words.ts is missing, or exports no "schema" with "says"`);
  const [Island] = Object.values(islands[`../${name}/${name}.island.tsx`] ?? {});
  if (!Island) throw new Error(`${folder}/${name}.island.tsx is missing, or exports no component`);
  return { schema, Island };
}

/** A folder without words would be a tool that nobody sees. @throws ContentError naming the file that is missing */
export function checkFolders(catalog: Catalog): void {
  for (const file of Object.keys(schemas)) findTool(catalog, file.split('/').at(-2)!);
}
