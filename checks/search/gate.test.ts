import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import {
  type Answered,
  answer,
  answerable,
  cardsOf,
  figuresOf,
  isCardRight,
  labeledCards,
  wronglyAnswered,
} from './evaluate.ts';
import {
  blindHeldOut,
  cards,
  cardsHeldOut,
  everyday,
  everydayHeldOut,
  freshHeldOut,
  fromAfar,
  fromAfarHeldOut,
  heldOut,
  offTopic,
  roadside,
  roadsideHeldOut,
  shared,
  siteSearch,
  unseenByOthers,
  unseenUnanswerable,
} from './labeled.ts';
import { misses, told, wrongCards } from './misses.ts';

/** Answered once, for all that is asked of the answers below. */
const answers = {
  shared: answer(shared, siteSearch),
  heldOut: answer(heldOut, siteSearch),
  roadside: answer([...roadside, ...roadsideHeldOut], siteSearch),
};

/** Of wordings answered, so many must have a right answer first, and so many among the first three. */
function expectFound(answered: readonly Answered[], min: { hit1: number; hit3: number }): void {
  const { hit1, hit3 } = figuresOf(answered);
  const message = told('The search puts something else first for', misses(answered), 'place');
  expect(hit1, message).toBeGreaterThanOrEqual(min.hit1);
  expect(hit3, message).toBeGreaterThanOrEqual(min.hit3);
}

describe('somebody at the roadside', () => {
  const both = [...roadside, ...roadsideHeldOut];

  it('gets the emergency card, for danger or breakdown, as a driver or a host', () => {
    const wrong = answers.roadside.filter((one) => !isCardRight(one));
    const message = told('The emergency card is wrong for', wrongCards(wrong), 'card');
    expect(1 - wrong.length / answers.roadside.length, message).toBeGreaterThanOrEqual(0.95);
  });

  it('is brought to the section that helps, a driver to the drivers’', () => {
    const answerable = both.filter(({ pages }) => pages.length > 0);
    expectFound(answer(answerable, siteSearch, true), { hit1: 0.9, hit3: 0.97 });
  });

  it.each([site.emergencyNumber, '9-1-1', 'accident', 'i hit something', 'hit someone', 'police'])(
    'is never told that nothing fits: %s',
    (q) => {
      const { hits, fits, urgent } = siteSearch.search(q);
      expect(urgent?.audience).toBe('drive');
      expect(fits).toBe(true);
      expect(hits[0]?.document.url).toBe('/faqs/drive/VehicleReservations#ReportingIncidents');
    },
  );

  it.each([
    'my car crashed',
    'i crashed my car',
    'crashed my car',
    'my car is on fire',
    'stolen car',
    'car was stolen',
    'someone stole the car',
  ])('is taken for a driver, also with slips, and gets a driver’s steps first: %s', (q) => {
    const { hits, urgent } = siteSearch.search(q);
    expect(urgent?.audience).toBe('drive');
    expect(hits[0]?.document.url).toBe('/faqs/drive/VehicleReservations#ReportingIncidents');
  });

  it.each([
    'flat tire',
    'dead battery',
    'it broke down',
    'tow truck',
    'roadside assistance',
    'stuck at the roadside',
    'my car broke down',
    'my vehicle broke down',
    "my car won't start",
    'brok down',
    'car brok down',
    'broke dwn',
    'flat tier',
    'ded battery',
    'blew a tire on i-75',
  ])('whose vehicle stands still has the steps for that first: %s', (q) => {
    const { hits, urgent } = siteSearch.search(q);
    expect(urgent).toEqual({ kind: 'breakdown', audience: 'drive' });
    expect(hits[0]?.document.url).toBe('/faqs/drive/VehicleReservations#Breakdown');
  });

  it.each([
    ['someone is staeling my car', 'threat'],
    ['stranger chasin us', 'threat'],
    ['the car is slidng into the snow', 'danger'],
    ['the engine has spraks', 'danger'],
    ['airbgs went off', 'danger'],
  ])('gets the card with a slip in any form of a word: %s', (q, kind) =>
    expect(siteSearch.search(q).urgent?.kind).toBe(kind),
  );

  it.each(["can't get in my car", "can't get in the car", 'locked out of the car'])(
    'who stands before a locked vehicle is not sent to a password: %s',
    (q) =>
      expect(siteSearch.search(q, { audience: 'drive' }).hits[0]?.document.url).toBe(
        '/faqs/drive/VehicleReservations#WontUnlock',
      ),
  );

  it('who ran out of gas reads the sentence on it', () => {
    const [first] = siteSearch.search('ran out of gas').hits;
    expect(first?.document.url).toBe('/faqs/drive/VehicleReservations#Breakdown');
    expect(first?.snippet.map(({ text }) => text).join('')).toContain('Out of gas or charge');
  });

  it.each([
    ['guest threatening me', 'GuestThreat'],
    ['guest has a gun', 'GuestThreat'],
    ['renter stole my car', 'StolenVehicle'],
  ])('a host who is threatened or robbed is told to stay away, and what to do first: %s', (q, anchor) => {
    const { hits, urgent } = siteSearch.search(q, { audience: 'host' });
    expect(urgent).toEqual({ kind: 'threat', audience: 'host' });
    expect(hits[0]?.document.url).toBe(`/faqs/host/HostSafetyProtocols#${anchor}`);
  });

  it.each(['my car broke and a guest comes tomorrow', 'car battery dead guest waiting', 'need help now'])(
    'a host whose guest is still to come has nobody on the road: %s',
    (q) => expect(siteSearch.search(q, { audience: 'host' }).urgent).toBeUndefined(),
  );

  it.each([
    ['that words were added for', cards, 0.97, 0.03],
    ['that were held back', cardsHeldOut, 0.9, 0.1],
  ])('gets the card in words %s, and others seldom do', (_name, labeled, minShown, maxFalse) => {
    const { inTrouble, missing, others, falseAlarms } = cardsOf(labeled, siteSearch);
    const wrong = [...missing, ...falseAlarms].map(
      ({ q, urgent }) => `"${q}": wanted ${urgent || 'no card'}`,
    );
    const message = told('The emergency card is wrong for', wrong, 'card');
    expect(1 - missing.length / inTrouble, message).toBeGreaterThanOrEqual(minShown);
    expect(falseAlarms.length / others, message).toBeLessThanOrEqual(maxFalse);
  });

  // Harmless words were written to sound like danger: in doubt the card comes. Those held out are never named.
  it.each([
    ['to tune on', fromAfar, 1, 1],
    ['held out', fromAfarHeldOut, 0.9, 5],
  ])('gets the card from afar, too, in wordings %s', (_name, wordings, minShown, maxFalse) => {
    const { inTrouble, missing, falseAlarms } = cardsOf(labeledCards(wordings), siteSearch);
    expect(1 - missing.length / inTrouble).toBeGreaterThanOrEqual(minShown);
    expect(falseAlarms.length).toBeLessThanOrEqual(maxFalse);
  });

  it.each([
    'my guest crashed my car',
    'renter crashed my car',
    'someone renting my car had an accident',
    'one of my cars was in a crash',
    'my guest stole my car',
  ])('is a host where somebody else drove: %s', (q) =>
    expect(siteSearch.search(q).urgent?.audience).toBe('host'),
  );

  it.each([
    ['stolen car', 'threat', 'StolenVehicle'],
    ['car was stolen', 'threat', 'StolenVehicle'],
    ['someone stole the car', 'threat', 'StolenVehicle'],
    ['engine on fire', 'danger', 'IncidentWithGuest'],
  ])('gets a host’s steps first, where hosts were asked for: %s', (q, kind, anchor) => {
    const { hits, urgent } = siteSearch.search(q, { audience: 'host' });
    expect(urgent).toEqual({ kind, audience: 'host' });
    const urls = hits.map(({ document }) => document.url);
    expect(urls[0]).toBe(`/faqs/host/HostSafetyProtocols#${anchor}`);
    expect(urls).not.toContain('/faqs/host/HostPatners#RemovePartner');
  });

  it.each([
    ['car in impound', 'HostSafetyProtocols#TakenAway'],
    ['my car broke and someone booked it for tomorrow', 'HostModifyingOrCancelingTrips#AssignVehicle'],
  ])('who hosts has a section that fits the trouble first: %s', (q, section) =>
    expect(siteSearch.search(q, { audience: 'host' }).hits[0]?.document.url).toBe(`/faqs/host/${section}`),
  );

  it.each([
    'break down of charges',
    'crashed the party',
    'price tier',
    'car deal',
    'car dea',
    'is the car in stock',
    'smart car',
    'my card was stolen',
    'bring down the cost',
    'out of cash',
    'out of gap insurance',
    'start date',
    'pause my car',
  ])('is not seen in what only looks like it: %s', (q) =>
    expect(siteSearch.search(q).urgent).toBeUndefined(),
  );

  // What calms of one thing is said of another: of the app, of a fee, of last year.
  it.each([
    'we got hit can i cancel',
    'i was hit how do i end the reservation',
    'car was hit whats the charge',
    'i crashed cant find phone number',
    'had an accident an hour ago',
    'accident does insurance cover this',
    'there is smoke what can i do',
    'the car started to smoke',
    'car on fire partner inside',
    'fire coming up from the engine',
    'car is on fire my tablet is in it',
    'he is high and driving',
  ])('is not overlooked for a word nearby that sounds harmless: %s', (q) =>
    expect(siteSearch.search(q).urgent?.kind).toBe('danger'),
  );

  it.each([
    ['no puedo respirar', 'danger'],
    ['me amenazaron con un arma', 'threat'],
    ['lorry knocked down a cyclist', 'danger'],
    ['the owner groped me', 'threat'],
    ['being held against my will', 'threat'],
    ['my ex is outside and wont leave', 'threat'],
    ['thinking of ending my life', 'danger'],
    ['fumes in the car kids are sleepy', 'danger'],
    ['run out of diesel', 'breakdown'],
    ['how big is the boot', undefined],
    ['guest left the tank empty', undefined],
    ['how do i fire my partner', undefined],
    ['app for a fire tablet', undefined],
    ['is the price high when driving far', undefined],
    ['payout hasnt hit my bank', undefined],
  ])('is seen in Spanish and British words, and when somebody is held, touched or despairs: %s', (q, kind) =>
    expect(siteSearch.search(q).urgent?.kind).toBe(kind),
  );

  it('alone brings the card: of the other wordings, next to none', () => {
    const called = [...answers.shared, ...answers.heldOut].filter(({ urgent, query }) => {
      const isMeant = query.pages.some((page) => /VehicleReservations|HostSafety|Damage/.test(page));
      return urgent && !isMeant;
    });
    expect(called, told('The emergency card comes for', wrongCards(called), 'card')).toEqual([]);
    expect(offTopic.filter((q) => siteSearch.search(q).urgent)).toEqual([]);
  });
});

describe('the search finds', () => {
  it.each([
    ['lost key', '/faqs/drive/VehicleReservations#WontUnlock'],
    ['the car isn’t here', '/faqs/drive/VehicleReservations#LocatingVehicle'],
    ['wrong car', '/faqs/drive/VehicleReservations#NotAsReserved'],
    ['the car is dirty', '/faqs/drive/VehicleReservations#NotAsReserved'],
    ['still says upcoming', '/faqs/drive/VehicleReservations#StillUpcoming'],
    ['late for pickup', '/faqs/drive/DriverResponsibilities#LatePickup'],
    ['flight delayed', '/faqs/drive/DriverResponsibilities#LatePickup'],
    ['police ask for insurance', '/faqs/drive/VehicleReservations#InsuranceCard'],
    ['late fee', '/faqs/drive/VehicleReservations#EndingReservation'],
    ['charged and don’t know why', '/faqs/drive/ReservationPayment#UnknownCharge'],
    ['parking ticket', '/faqs/drive/DriverResponsibilities#TollsFuelCleaning'],
    ['are pets allowed', '/faqs/drive/DriverResponsibilities#ProhibitedUse'],
    ['out of state', '/faqs/drive/DriverResponsibilities#ProhibitedUse'],
    ['security deposit', '/faqs/drive/ReservationPayment#Cards'],
    ['how do i contact the host', '/faqs/drive/QuickStartGuide#Contact'],
    ['stolen car', '/faqs/drive/VehicleReservations#ReportingIncidents'],
    ['car not there', '/faqs/drive/VehicleReservations#LocatingVehicle'],
    ['refund not received', '/faqs/drive/ReservationPayment#Refunds'],
    ['my guest had an accident', '/faqs/host/HostSafetyProtocols#IncidentWithGuest'],
    ['guest didn’t come', '/faqs/host/HostManagingReservations#Abandoned'],
    ['guest does not return the vehicle', '/faqs/host/HostManagingReservations#RunningLate'],
    ['guest stole my car', '/faqs/host/HostSafetyProtocols#StolenVehicle'],
    ['how do i reach my guest', '/faqs/host/HostManagingReservations#ContactGuest'],
    ['locked out of the car', '/faqs/drive/VehicleReservations#WontUnlock'],
    ['locked my keys in the car', '/faqs/drive/VehicleReservations#WontUnlock'],
    ['locked out', '/faqs/drive/VehicleReservations#WontUnlock'],
    ['locked out of my account', '/faqs/drive/GettingStarted#PasswordReset'],
    ['previous renter still has it', '/faqs/drive/VehicleReservations#LocatingVehicle'],
    ['forgot my bag', '/faqs/drive/DriverResponsibilities#LeftBehind'],
    ['left my phone in the car', '/faqs/drive/DriverResponsibilities#LeftBehind'],
    ['guest got arrested', '/faqs/host/HostSafetyProtocols#TakenAway'],
    ['guest took wrong car', '/faqs/host/HostSafetyProtocols#WrongVehicle'],
    ['guest never returned', '/faqs/host/HostManagingReservations#RunningLate'],
    ['car should be back 2 days ago not answering phone', '/faqs/host/HostManagingReservations#RunningLate'],
    ['1099', '/faqs/host/HostPaymentsAndPayouts#TaxForms'],
    ['running late', '/faqs/drive/DriverResponsibilities#LateReturn'],
    ['what does running late mean', '/faqs/drive/VehicleReservations#ReservationStates'],
    ['running late tool', '/tools/running-late'],
    ['price calculator', '/tools/price-estimate'],
  ])('%s first: %s', (q, url) => {
    const { hits, fits } = siteSearch.search(q);
    expect(fits).toBe(true);
    expect(hits[0]?.document.url).toBe(url);
  });

  it.each([
    ['can i extend', '/tools/extend'],
    ['earnings', '/tools/host-earnings'],
    ['calculator', '/tools/price-estimate'],
  ])('%s with its tool among the first: %s', (q, url) => {
    expect(
      siteSearch
        .search(q)
        .hits.slice(0, 3)
        .map(({ document }) => document.url),
    ).toContain(url);
  });
});

describe('the search answers what people really type', () => {
  it('puts a right page first for 95 % of the shared wordings, and among three for 99 %', () => {
    expectFound(answers.shared, { hit1: 0.95, hit3: 0.99 });
  });

  it('answers the second set of wordings nearly as well, down to the section', () => {
    expectFound(answers.heldOut, { hit1: 0.93, hit3: 0.97 });
    expectFound(answer(heldOut, siteSearch, true), { hit1: 0.92, hit3: 0.97 });
  });

  it('answers everyday wordings, down to the section', () =>
    expectFound(answer(everyday, siteSearch, true), { hit1: 0.9, hit3: 0.95 }));

  // These are never named: whoever reads them, tunes to them.
  it.each([
    ['by others', unseenByOthers, { hit1: 0.9, hit3: 0.95, missed: 0.05 }],
    ['of the author of asked.yaml', freshHeldOut, { hit1: 0.8, hit3: 0.89, missed: 0.07 }],
    ['of nearly every section', blindHeldOut, { hit1: 0.73, hit3: 0.92, missed: 0.05 }],
    ['from afar', answerable(fromAfarHeldOut), { hit1: 0.85, hit3: 0.9, missed: 0.12 }],
  ])('answers wordings that nobody wrote words for, %s', (_name, wordings, bounds) => {
    const { hit1, hit3, missed } = figuresOf(answer(wordings, siteSearch, true));
    expect(hit1).toBeGreaterThanOrEqual(bounds.hit1);
    expect(hit3).toBeGreaterThanOrEqual(bounds.hit3);
    expect(missed).toBeLessThanOrEqual(bounds.missed);
  });

  it('says of four fifths of what the site cannot answer, and nobody tuned on, that it cannot', () => {
    const wrong = wronglyAnswered(unseenUnanswerable, siteSearch).length;
    expect(1 - wrong / unseenUnanswerable.length).toBeGreaterThanOrEqual(0.8);
  });

  it.each([...new Set(shared.map(({ style }) => style))])(
    'leaves no style of wording behind: %s',
    (style) => {
      const ofStyle = answers.shared.filter(({ query }) => query.style === style);
      expectFound(ofStyle, { hit1: 0.75, hit3: 0.9 });
    },
  );

  it('brings somebody without a code to the verification code, first', () => {
    for (const audience of ['drive', 'any'] as const) {
      const [first] = siteSearch.search('cant get code on my phone', { audience }).hits;
      expect(first?.document.url).toBe('/faqs/drive/GettingStarted#VerificationCode');
    }
  });

  it('says so when nothing fits, and seldom when something does', () => {
    const taken = offTopic.flatMap((q) => {
      const { fits, hits } = siteSearch.search(q);
      return fits ? [`"${q}": ${hits[0]?.document.url}`] : [];
    });
    const tooMany = told('What is asked on the wrong site is answered as if it fitted', taken, 'fits');
    expect(taken.length / offTopic.length, tooMany).toBeLessThanOrEqual(0.2);

    const answered = [...answers.shared, ...answers.heldOut];
    const missed = misses(answered.filter(({ fits }) => !fits));
    const message = told('Nothing is said to fit, though something does', missed, 'missed');
    expect(figuresOf(answered).missed, message).toBeLessThanOrEqual(0.06);
  });

  it.each([
    ['why is it so late', undefined],
    ['is the deposit so high', undefined],
    ['sos', 'danger'],
    ['car on fier', 'danger'],
    ['smok comming from hood', 'danger'],
    ['tuve un accidente', 'danger'],
    ['batery ded', 'breakdown'],
    ['guest left tank empty', undefined],
  ])(
    'shows a card for trouble, however it is spelled, and for no word that only looks like it: %s',
    (q, kind) => expect(siteSearch.search(q).urgent?.kind).toBe(kind),
  );

  it.each([
    ['host changed my car', '/faqs/drive/ModifyingCancelingReservation#HostCanceled'],
    ['the host was rude', '/faqs/drive/QuickStartGuide#Contact'],
    ['host wants cash', '/faqs/drive/ReservationPayment#Cards'],
    ['refund asap', '/faqs/drive/ReservationPayment#Refunds'],
    ['refund for AB1234', '/faqs/drive/ReservationPayment#Refunds'],
    ['privacy', '/privacy-policy'],
    ['terms of service', '/terms-of-service'],
    ['contact form', '/contact'],
  ])('finds what somebody means who speaks of a host, in a hurry, or names a page: %s', (q, url) => {
    const { fits, hits } = siteSearch.search(q);
    expect([fits, hits[0]?.document.url]).toEqual([true, url]);
  });
});

describe('what people say around a question', () => {
  const around: [string, (question: string) => string][] = [
    ['a greeting', (question) => `good morning sir ${question}`],
    ['a plea', (question) => `${question} help me`],
    ['why they write', (question) => `hi i need help with this ${question}`],
    ['what they wonder', (question) => `i was just wondering ${question} any advice`],
    ['a word that nobody knows', (question) => `${question} zorbling`],
  ];
  const likely = [...everyday, ...everydayHeldOut];
  const misses = (ask: (question: string) => string) =>
    likely.filter(({ q, audience }) => !siteSearch.search(ask(q), { audience }).fits).length;

  it.each(around)('%s turns no answer into a miss, but of few', (_what, ask) => {
    expect(misses(ask) - misses((question) => question)).toBeLessThanOrEqual(likely.length / 25);
  });

  it.each(around)('%s leaves what comes first where it was, for nearly all', (_what, ask) => {
    const first = (question: string, audience: 'drive' | 'host' | 'any') =>
      siteSearch.search(question, { audience }).hits[0]?.document.url;
    const same = likely.filter(({ q, audience }) => first(ask(q), audience) === first(q, audience));
    expect(same.length / likely.length).toBeGreaterThanOrEqual(0.9);
  });

  it('a long story hides no danger that is told at its end', () => {
    const story =
      'we were driving through the mountains on our second day with the kids in the back and it was late';
    const { urgent } = siteSearch.search(`${story} ${story} when the car caught fire`);
    expect(urgent?.kind).toBe('danger');
  });
});
