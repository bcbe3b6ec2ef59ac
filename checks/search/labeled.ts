import { readFileSync } from 'node:fs';
import { createSearch } from '#search/create-search.ts';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { searchData } from '#site/search/data.ts';
import { answerable, type LabeledCard, type LabeledQuery, type Unanswerable } from './evaluate.ts';

const readLines = <Line>(name: string) =>
  readFileSync(`checks/search/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Real wordings, labeled by page. The ranking may be tuned on them, by topic. */
export const shared = readLines<LabeledQuery>('queries');
/** Wordings labeled by section, written before the ranking was tuned; see docs/decisions/0004-search.md for their use. */
export const heldOut = readLines<LabeledQuery>('held-out');
/** Wordings from the roadside, labeled by section and emergency card: the half that words were added for. */
export const roadside = readLines<LabeledQuery>('roadside');
/** The other half, only reported on. */
export const roadsideHeldOut = readLines<LabeledQuery>('roadside-held-out');
/** What people type who are on the wrong site. */
export const offTopic = readLines<{ q: string }>('off-topic').map(({ q }) => q);
/** Everyday wordings, labeled by section: the half that words were added for. */
export const everyday = readLines<LabeledQuery>('everyday');
/** The other half, in another style and written before; only reported on. */
export const everydayHeldOut = readLines<LabeledQuery>('everyday-held-out');
/** Who is in trouble and who only sounds like it: the half that words were added for. */
export const cards = readLines<LabeledCard>('cards');
/** The other half, in another style and written before; only reported on. */
export const cardsHeldOut = readLines<LabeledCard>('cards-held-out');
/** What the site cannot answer: the half that was tuned on. */
export const unanswerable = readLines<Unanswerable>('unanswerable');
/** The other half, written before; only reported on. */
export const unanswerableHeldOut = readLines<Unanswerable>('unanswerable-held-out');

/** Everyday wordings of half of 70 sections drawn at random, written from the sections' questions alone; to tune on. */
export const fresh = readLines<LabeledQuery>('fresh');
/** Those of the other sections; only reported on. */
export const freshHeldOut = readLines<LabeledQuery>('fresh-held-out');
/** Everyday wordings of nearly every section, written from its question and answer alone; only reported on. */
export const blindHeldOut = readLines<LabeledQuery>('blind-held-out');
/** What the site cannot answer, written at the same time, and more later to learn from: the part to tune on. */
export const freshUnanswerable = readLines<Unanswerable>('fresh-unanswerable');
/** The part that is only reported on. */
export const freshUnanswerableHeldOut = readLines<Unanswerable>('fresh-unanswerable-held-out');

/** Of people that nobody tuned for, British, foreign, dictating or in panic, and some who only sound so: the half to tune on. `pages` is empty where nothing answers. */
export const fromAfar = readLines<LabeledQuery>('from-afar');
/** The other half, written at the same time; only reported on. */
export const fromAfarHeldOut = readLines<LabeledQuery>('from-afar-held-out');

/** Wordings by others that no word of the search was written for: the fairest to go by. */
export const unseenByOthers = [...everydayHeldOut, ...heldOut, ...answerable(roadsideHeldOut)];
/** What the site cannot answer, unseen likewise. */
export const unseenUnanswerable = [...unanswerableHeldOut, ...freshUnanswerableHeldOut];

/** What the site's own search searches in. */
export const siteData = searchData(catalogOf(defaultLanguage));

export const siteSearch = createSearch(siteData);
