import type { Search } from '../../search/engine.ts';
import { interval } from './bootstrap.ts';
import { crossValidate } from './cross-validation.ts';
import {
  type Answered,
  answer,
  answerable,
  cardsOf,
  figuresOf,
  isCardRight,
  labeledCards,
  type LabeledCard,
  type LabeledQuery,
  type Unanswerable,
  unsaid,
  wronglyAnswered,
} from './evaluate.ts';
import {
  blindHeldOut,
  cards as cardWordings,
  cardsHeldOut,
  everyday,
  everydayHeldOut,
  fresh,
  freshHeldOut,
  freshUnanswerable,
  freshUnanswerableHeldOut,
  fromAfar,
  fromAfarHeldOut,
  heldOut,
  offTopic,
  roadside,
  roadsideHeldOut,
  shared,
  siteData,
  siteSearch,
  unanswerable,
  unanswerableHeldOut,
  unseenByOthers,
  unseenUnanswerable,
} from './labeled.ts';
import { misses, wrongCards } from './misses.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

function line(name: string, answered: readonly Answered[]): string {
  const { count, hit1, hit3, mrr, missed } = figuresOf(answered);
  return `${name.padEnd(22)}${String(count).padStart(5)}${percent(hit1)}${percent(hit3)}${mrr.toFixed(3).padStart(8)}${percent(missed)}`;
}

function table(search: Search, title: string, queries: readonly LabeledQuery[], bySection = false): string[] {
  const answered = answer(queries, search, bySection);
  const by = (key: 'style' | 'audience') =>
    [...new Set(queries.map((query) => query[key]))].map((value) =>
      line(
        `  ${value}`,
        answered.filter(({ query }) => query[key] === value),
      ),
    );
  return [
    title.padEnd(22) + 'count   hit@1   hit@3     MRR  misses',
    line('all', answered),
    ...by('style'),
    ...by('audience'),
    '',
  ];
}

/** Wordings that nothing answers, and that are not about the emergency card. */
const silent = (queries: readonly LabeledQuery[]) =>
  queries.filter(({ pages, urgent }) => pages.length === 0 && urgent === undefined);

function cards(
  search: Search,
  title: string,
  queries: readonly LabeledQuery[],
  showMisses: boolean,
): string[] {
  const answered = answer(queries, search);
  const wrong = answered.filter((one) => isCardRight(one) === false);
  return [
    `${title}: ${answered.length - wrong.length} of ${answered.length} emergency cards right`,
    ...(showMisses ? wrongCards(wrong).map((line) => `  ${line}`) : []),
  ];
}

/** How many are in trouble and get a card, and how many are not and get one. Wordings held out are never shown. */
function trouble(
  search: Search,
  title: string,
  labeled: readonly LabeledCard[],
  showMisses: boolean,
): string[] {
  const { inTrouble, missing, otherKind, others, falseAlarms } = cardsOf(labeled, search);
  return [
    `${title}: ${inTrouble - missing.length} of ${inTrouble} in trouble get a card, ${otherKind.length} of another kind; ${falseAlarms.length} false alarms of ${others}`,
    ...(showMisses
      ? [...missing, ...otherKind, ...falseAlarms].map(
          ({ q, audience, urgent, got }) =>
            `  ${audience} "${q}": wanted ${urgent || 'none'}, got ${got ?? 'none'}`,
        )
      : []),
  ];
}

function unanswered(
  search: Search,
  title: string,
  wordings: readonly Unanswerable[],
  showMisses: boolean,
): string[] {
  const wrong = wronglyAnswered(wordings, search);
  return [
    `${title}: ${wrong.length} of ${wordings.length} answered as if they fitted`,
    ...(showMisses ? wrong.map((line) => `  ${line}`) : []),
  ];
}

/** Hit@1, hit@3 and misses of wordings, each with the bounds between which the true share lies 95 times of 100. */
function withBounds(name: string, answered: readonly Answered[]): string {
  const tests = [
    ({ place }: Answered) => place === 1,
    ({ place }: Answered) => place <= 3,
    ({ fits }: Answered) => !fits,
  ];
  const shares = tests.map((test) => {
    const [low, high] = interval(answered, test).map((share) => (100 * share).toFixed(0));
    return `${percent(answered.filter(test).length / answered.length)} (${low}–${high})`;
  });
  return `${name.padEnd(36)}${String(answered.length).padStart(5)}${shares.join('')}`;
}

/** What nobody wrote words for: the figures to go by. */
function unseen(search: Search): string[] {
  const honest = unseenUnanswerable.length - wronglyAnswered(unseenUnanswerable, search).length;
  return [
    'UNSEEN WORDINGS, by section         count   hit@1            hit@3           misses (95 % of the time within)',
    withBounds('all', answer([...unseenByOthers, ...freshHeldOut], search, true)),
    withBounds('  by others', answer(unseenByOthers, search, true)),
    withBounds('  of who wrote asked.yaml, cleaned', answer(freshHeldOut, search, true)),
    withBounds('nearly every section, blind', answer(blindHeldOut, search, true)),
    `Without an answer, unseen: ${honest} of ${unseenUnanswerable.length} told so, or shown first what says that it isn't published`,
    '',
  ];
}

/** The weights, cross-validated: what they find among sections that they were not chosen by. */
function weights(count: number | undefined): string[] {
  const { published, validated, fitted, best } = crossValidate(siteData, [...everyday, ...fresh], { count });
  return [
    'WEIGHTS, cross-validated            count   hit@1            hit@3           misses',
    withBounds('as published', published),
    withBounds('chosen on the other sections', validated),
    withBounds('chosen on the same (too good)', fitted),
    ...(count && best !== siteData.ranking ? [JSON.stringify(best)] : []),
    '',
  ];
}

/** Figures of the shared and the held-out wordings, and how many wordings of other sites are answered all the same. */
export function report(
  { showMisses, learn }: { showMisses: boolean; learn: boolean },
  search: Search = siteSearch,
): string {
  const taken = offTopic.filter((q) => search.search(q).fits);
  return [
    ...unseen(search),
    ...weights(learn ? 40 : undefined),
    ...table(search, 'Shared', shared),
    ...table(search, 'Held out, by page', heldOut),
    ...table(search, 'Held out, by section', heldOut, true),
    ...table(search, 'Roadside', answerable(roadside), true),
    ...table(search, 'Roadside, held out', answerable(roadsideHeldOut), true),
    ...table(search, 'Everyday', everyday, true),
    ...table(search, 'Everyday, held out', everydayHeldOut, true),
    ...table(search, 'Fresh', fresh, true),
    ...table(search, 'Fresh, held out', freshHeldOut, true),
    ...table(search, 'From afar', answerable(fromAfar), true),
    ...table(search, 'From afar, held out', answerable(fromAfarHeldOut), true),
    line('Shared, nobody said', answer(unsaid(shared), search)),
    line('  drivers', answer(unsaid(shared.filter(({ audience }) => audience === 'drive')), search)),
    line('  hosts', answer(unsaid(shared.filter(({ audience }) => audience === 'host')), search)),
    line('Held out, nobody said', answer(unsaid(heldOut), search, true)),
    line('  drivers', answer(unsaid(heldOut.filter(({ audience }) => audience === 'drive')), search, true)),
    line('  hosts', answer(unsaid(heldOut.filter(({ audience }) => audience === 'host')), search, true)),
    ...cards(search, 'Roadside', roadside, showMisses),
    ...cards(search, 'Roadside, held out', roadsideHeldOut, false),
    ...trouble(search, 'Cards', cardWordings, showMisses),
    ...trouble(search, 'Cards, held out', cardsHeldOut, false),
    ...trouble(search, 'From afar', labeledCards(fromAfar), showMisses),
    ...trouble(search, 'From afar, held out', labeledCards(fromAfarHeldOut), false),
    ...unanswered(search, 'From afar', silent(fromAfar), showMisses),
    ...unanswered(search, 'From afar, held out', silent(fromAfarHeldOut), false),
    ...unanswered(search, 'Unanswerable', unanswerable, showMisses),
    ...unanswered(search, 'Unanswerable, held out', unanswerableHeldOut, false),
    ...unanswered(search, 'Fresh unanswerable', freshUnanswerable, showMisses),
    ...unanswered(search, 'Fresh unanswerable, held out', freshUnanswerableHeldOut, false),
    `Off topic: ${taken.length} of ${offTopic.length} answered as if they fitted`,
    ...(showMisses
      ? [
          '\nShared:',
          ...misses(answer(shared, search)),
          '\nHeld out:',
          ...misses(answer(heldOut, search, true)),
          '\nRoadside:',
          ...misses(answer(answerable(roadside), search, true)),
          '\nFrom afar:',
          ...misses(answer(answerable(fromAfar), search, true)),
          '\nEveryday:',
          ...misses(answer(everyday, search, true)),
          '\nOff topic, answered as if they fitted:',
          ...taken,
        ]
      : []),
  ].join('\n');
}
