import { findHelpPage } from '#catalog/help.ts';
import type { LegalPage } from '#catalog/legal.ts';
import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Section } from '../article/elements/section.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { helpTrail } from '../help-trail.ts';
import { LegalArticle } from '../article/legal-article.tsx';
import { NextAndPrevious } from '../article/next-and-previous.tsx';
import { OnThisPage } from '../article/on-this-page.tsx';
import { Revised } from '../article/revised.tsx';
import { paths } from '../paths.ts';
import { incidentKinds } from '#config/site-data-schema.ts';
import { IncidentBanner } from '../incident/incident-banner.tsx';
import '../incident/incident.css';
import { ToolPageFrame } from '../tools/page/tool-page-frame.tsx';
import { ToolSections } from '../tools/page/tool-sections.tsx';
import { Sample } from './family.tsx';

/** What stands around articles and tools: where one is, what is on the page, what is beside it. */
export function FrameSamples({ samples }: Pick<StyleguideContent, 'samples'>) {
  const catalog = useCatalog();
  const { helpPages, legal } = catalog;
  const page = findHelpPage(helpPages, 'drive', 'VehicleReservations')!;
  const contents = [
    { anchor: 'Banner', title: samples.banner },
    { anchor: 'Tables', title: samples.term },
  ];
  const { frontMatter, ...terms } = legal['terms-of-service'];
  const short: LegalPage = {
    ...terms,
    frontMatter: { ...frontMatter, summary: frontMatter.summary.slice(0, 2) },
    sections: terms.sections.slice(0, 1),
    Text: () => (
      <Section {...terms.sections[0]!}>
        <p>{samples.text}</p>
      </Section>
    ),
  };
  return (
    <>
      {incidentKinds.map((kind) => (
        <Sample key={kind} name={`IncidentBanner ${kind}`}>
          <IncidentBanner kind={kind} text={samples.text} link={{ href: paths.faqs, label: samples.link }} />
        </Sample>
      ))}
      <Sample name="Breadcrumbs">
        <Breadcrumbs trail={helpTrail(catalog, page)} />
      </Sample>
      <Sample name="OnThisPage beside">
        <OnThisPage sections={contents} beside />
      </Sample>
      <Sample name="Revised">
        <Revised date="2026-03-04" />
      </Sample>
      <Sample name="NextAndPrevious">
        <NextAndPrevious page={page} />
      </Sample>
      <Sample name="LegalArticle">
        <LegalArticle page={short} legal="draft" />
      </Sample>
      <Sample name="ToolPageFrame">
        <ToolPageFrame title={samples.heading} intro={samples.text} isTool>
          <ToolSections name="cancel" />
        </ToolPageFrame>
      </Sample>
    </>
  );
}
