import type { ComponentProps } from 'react';
import { findTool } from '#catalog/tools.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { AppScreenInWords } from '#site/components/app-screen/app-screen.tsx';
import { paths } from '#site/paths.ts';
import { authorElements } from '../article/elements/author-elements.ts';
import type { Callout as CalloutElement } from '../article/elements/callout.tsx';
import type { Section as SectionElement } from '../article/elements/section.tsx';
import type { Tool as ToolElement } from '../article/elements/tool.tsx';

/** {@link authorElements} where there is plain text alone: what nobody can press or see there is left out. */
export const plainElements: typeof authorElements = {
  ...authorElements,
  AppScreen: AppScreenInWords,
  Callout: Quotation,
  Section: TitledSection,
  Tool: LinkToTool,
};

/** A section without a link to copy, and without questions at its end. */
function TitledSection({ title, children }: ComponentProps<typeof SectionElement>) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A remark that must not be missed stands out as a quotation under its title. */
function Quotation({ title, children }: ComponentProps<typeof CalloutElement>) {
  return (
    <blockquote>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </blockquote>
  );
}

/** What a tool is for, with a link to its own page: its fields have no meaning here. */
function LinkToTool({ name }: ComponentProps<typeof ToolElement>) {
  const catalog = useCatalog();
  const { title, rule, example } = findTool(catalog, name);
  return (
    <>
      <h3>{title}</h3>
      <p>{rule}</p>
      <p>
        <a href={paths.tool(name)}>{title}</a>
      </p>
      <p>
        <strong>{catalog.tools.shared.card.example}</strong> {example}
      </p>
    </>
  );
}
