import type { Catalog } from '#catalog/catalog.ts';
import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { createSearch } from '#search/create-search.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { perCatalog } from '../per-catalog.ts';
import { searchData } from '../search/data.ts';
import { publishedWords } from '../search/published.ts';
import { BigSearchForm } from '../search/view/big-search-form.tsx';
import { SafetyCard } from '../search/view/safety-card.tsx';
import { SearchPopup } from '../search/view/search-popup.tsx';
import { missNote, SearchResults } from '../search/view/search-results.tsx';
import { BeforeAsking } from '../search/view/before-asking.tsx';
import { SearchView } from '../search/view/search-view.tsx';
import { Sample, Samples } from './family.tsx';

/** The samples ask among some: of thousands an index takes longer than all other pages. */
const maxDocuments = 200;
const searchOf = perCatalog((catalog: Catalog) => {
  const data = searchData(catalog);
  return createSearch({ ...data, documents: data.documents.slice(0, maxDocuments) });
});
const limit = 3;

/** The search: the field, what opens below it, and its page with answers, nearest answers and none. */
export function SearchSamples({ samples }: Pick<StyleguideContent, 'samples'>) {
  const catalog = useCatalog();
  const words = publishedWords(catalog);
  const find = (query: string) => searchOf(catalog).search(query, { limit });
  const found = find(samples.question);
  const missed = { ...find(samples.noQuestion), hits: [], fits: false };
  const recent = [samples.question, samples.noQuestion].map((text) => ({ text, href: words.search }));
  return (
    <>
      <Sample name="BigSearchForm">
        <BigSearchForm />
      </Sample>
      <Samples layout="columns">
        <Sample name="SearchPopup found" isInFlow>
          <SearchPopup id="popup-found" words={words} hits={found.hits} />
        </Sample>
        <Sample name="SearchPopup missed" isInFlow>
          <SearchPopup
            id="popup-missed"
            words={words}
            note={missNote(samples.noQuestion, { ...missed, hits: found.hits }, words)}
            hits={found.hits.slice(0, 1)}
          />
        </Sample>
        <Sample name="SearchPopup recent" isInFlow>
          <SearchPopup id="popup-recent" words={words} note={words.recent} links={recent} canForget />
        </Sample>
        <Sample name="SearchPopup urgent" isInFlow>
          <SearchPopup id="popup-urgent" words={words} urgent={{ kind: 'danger', audience: 'drive' }} />
        </Sample>
        {(['danger', 'threat', 'breakdown'] as const).map((kind) => (
          <Sample key={kind} name={`SafetyCard ${kind}`}>
            <SafetyCard urgent={{ kind, audience: 'host' }} words={words.safety} />
          </Sample>
        ))}
        <Sample name="SearchResults missed">
          <SearchResults query={samples.noQuestion} outcome={missed} words={words} />
        </Sample>
        <Sample name="SearchResults nearest">
          <SearchResults query={samples.noQuestion} outcome={{ ...missed, hits: found.hits }} words={words} />
        </Sample>
        <Sample name="SearchResults nothing asked">
          <SearchResults query="" outcome={missed} words={words} />
        </Sample>
      </Samples>
      <Sample name="SearchView">
        <SearchView query={samples.question} outcome={found} />
      </Sample>
      <Sample name="BeforeAsking">
        <BeforeAsking />
      </Sample>
    </>
  );
}
