import { renderToStaticMarkup } from 'react-dom/server';
import { catalogOf } from '#catalog/catalog.ts';
import type { EditorsDigest, EditorsReport, EditorsTable, StoredReport } from '#config/editors-report.ts';
import { defaultLanguage } from '#config/languages.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import { digestOf } from './digest.ts';
import { EditorsPage, editorsPageId, shownSearches } from './editors-page.tsx';
import { nearestSection } from './nearest-section.ts';
import { catalogIn } from './places.ts';
import { missedMost } from './reading.ts';
import { tableOf } from './tables.ts';

const language = defaultLanguage;

/** The published editors' page with what was read in place of its empty frame. */
export async function fillEditorsPage(page: string, report: EditorsReport): Promise<string> {
  await findNearest(report.stored, shownSearches);
  const start = page.indexOf(`<div id="${editorsPageId}"`);
  const end = page.indexOf('</main>', start);
  if (start < 0 || end < 0)
    throw new Error(`The editors' page has no #${editorsPageId} at the end of its main part`);
  const html = renderToStaticMarkup(
    <InLanguage language={language}>
      <EditorsPage report={report} />
    </InLanguage>,
  );
  return page.slice(0, start) + html + page.slice(end);
}

/** A part of the editors' page in CSV. */
export async function editorsTable(table: EditorsTable, stored: StoredReport): Promise<string> {
  if (table === 'searches') await findNearest(stored);
  return tableOf(catalogOf(language), table, stored);
}

/** The mail of the week. */
export async function editorsDigest(report: EditorsReport): Promise<EditorsDigest> {
  await findNearest(report.stored);
  return digestOf(catalogOf(language), report, absolute(`${paths.editors}?days=${report.days}`));
}

/** Looks for the sections that are near, and knows them afterwards. What visitors search for meanwhile goes in between. */
async function findNearest(stored: StoredReport | undefined, max = Infinity): Promise<void> {
  for (const search of stored ? missedMost(stored).slice(0, max) : []) {
    await new Promise((resolve) => setImmediate(resolve));
    const catalog = catalogIn(search.language);
    if (catalog) nearestSection(catalog, search);
  }
}
