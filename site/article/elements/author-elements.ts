import type { ComponentType } from 'react';
import type { AuthorElementName } from '#catalog/mdx/elements.ts';
import { AppScreen } from '#site/components/app-screen/app-screen.tsx';
import { Callout } from './callout.tsx';
import { EraseForm } from './erase-form.tsx';
import { ruleTables } from './rule-tables.tsx';
import { Section } from './section.tsx';
import { Tool } from './tool.tsx';

/** Every element an author may write in an article, by its name there. `Section` is made from headings. */
export const authorElements = {
  ...ruleTables,
  AppScreen,
  Callout,
  EraseForm,
  Section,
  Tool,
} satisfies Record<AuthorElementName | 'Section', ComponentType<never>>;
