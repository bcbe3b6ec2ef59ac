import {
  type Answered,
  answer,
  cardsOf,
  figuresOf,
  isCardRight,
  type LabeledCard,
  type LabelledQuery,
  type Unanswerable,
  unsaid,
  wronglyAnswered,
} from './evaluate.ts';
import {
  cards as cardWordings,
  cardsHeldOut,
  everyday,
  everydayHeldOut,
  fresh,
  freshHeldOut,
  freshUnanswerable,
  freshUnanswerableHeldOut,
  heldOut,
  offTopic,
  roadside,
  roadsideHeldOut,
  shared,
  siteSearch,
  unanswerable,
  unanswerableHeldOut,
} from './labeled.ts';
import { misses, wrongCards } from './misses.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

function line(name: string, answered: readonly Answered[]): string {
  const { count, hit1, hit3, mrr, missed } = figuresOf(answered);
  return `${name.padEnd(22)}${String(count).padStart(5)}${percent(hit1)}${percent(hit3)}${mrr.toFixed(3).padStart(8)}${percent(missed)}`;
}

function table(title: string, queries: readonly LabelledQuery[], bySection = false): string[] {
  const answered = answer(queries, siteSearch, bySection);
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

/** Wordings with an answer; some are only about the emergency card. */
const answerable = (queries: readonly LabelledQuery[]) => queries.filter(({ pages }) => pages.length > 0);

function cards(title: string, queries: readonly LabelledQuery[], showMisses: boolean): string[] {
  const answered = answer(queries, siteSearch);
  const wrong = answered.filter((one) => isCardRight(one) === false);
  return [
    `${title}: ${answered.length - wrong.length} of ${answered.length} emergency cards right`,
    ...(showMisses ? wrongCards(wrong).map((line) => `  ${line}`) : []),
  ];
}

/** How many are in trouble and get a card, and how many are not and get one. Wordings held out are never shown. */
function trouble(title: string, labeled: readonly LabeledCard[], showMisses: boolean): string[] {
  const { inTrouble, missing, otherKind, others, falseAlarms } = cardsOf(labeled, siteSearch);
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

function unanswered(title: string, wordings: readonly Unanswerable[], showMisses: boolean): string[] {
  const wrong = wronglyAnswered(wordings, siteSearch);
  return [
    `${title}: ${wrong.length} of ${wordings.length} answered as if they fitted`,
    ...(showMisses ? wrong.map((line) => `  ${line}`) : []),
  ];
}

/** Figures of the shared and the held-out wordings, and how many wordings of other sites are answered all the same. */
export function report({ showMisses }: { showMisses: boolean }): string {
  const taken = offTopic.filter((q) => siteSearch.search(q).fits);
  return [
    ...table('Shared', shared),
    ...table('Held out, by page', heldOut),
    ...table('Held out, by section', heldOut, true),
    ...table('Roadside', answerable(roadside), true),
    ...table('Roadside, held out', answerable(roadsideHeldOut), true),
    ...table('Everyday', everyday, true),
    ...table('Everyday, held out', everydayHeldOut, true),
    ...table('Fresh', fresh, true),
    ...table('Fresh, held out', freshHeldOut, true),
    line('Shared, nobody said', answer(unsaid(shared), siteSearch)),
    line('  drivers', answer(unsaid(shared.filter(({ audience }) => audience === 'drive')), siteSearch)),
    line('  hosts', answer(unsaid(shared.filter(({ audience }) => audience === 'host')), siteSearch)),
    line('Held out, nobody said', answer(unsaid(heldOut), siteSearch, true)),
    line(
      '  drivers',
      answer(unsaid(heldOut.filter(({ audience }) => audience === 'drive')), siteSearch, true),
    ),
    line('  hosts', answer(unsaid(heldOut.filter(({ audience }) => audience === 'host')), siteSearch, true)),
    ...cards('Roadside', roadside, showMisses),
    ...cards('Roadside, held out', roadsideHeldOut, false),
    ...trouble('Cards', cardWordings, showMisses),
    ...trouble('Cards, held out', cardsHeldOut, false),
    ...unanswered('Unanswerable', unanswerable, showMisses),
    ...unanswered('Unanswerable, held out', unanswerableHeldOut, false),
    ...unanswered('Fresh unanswerable', freshUnanswerable, showMisses),
    ...unanswered('Fresh unanswerable, held out', freshUnanswerableHeldOut, false),
    `Off topic: ${taken.length} of ${offTopic.length} answered as if they fitted`,
    ...(showMisses
      ? [
          '\nShared:',
          ...misses(answer(shared, siteSearch)),
          '\nHeld out:',
          ...misses(answer(heldOut, siteSearch, true)),
          '\nRoadside:',
          ...misses(answer(answerable(roadside), siteSearch, true)),
          '\nEveryday:',
          ...misses(answer(everyday, siteSearch, true)),
          '\nOff topic, answered as if they fitted:',
          ...taken,
        ]
      : []),
  ].join('\n');
}
