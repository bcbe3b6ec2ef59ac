import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ContactDoubt } from '#config/contact-page.ts';
import { dayMs } from '../day.ts';
import type { Grant, Refusal } from '../tokens.ts';
import { asksForJson } from '../http/negotiate.ts';
import { headerOf } from '../http/same-origin.ts';
import { countClient } from '../store/client-count.ts';
import type { Store } from '../store/store.ts';
import type { Written } from './read-message.ts';

const windowMs = 10 * 60 * 1000;

/** Nobody fills in the form faster than this, in milliseconds: not even a browser that fills in the address. */
const minFillMs = 2000;
/** How often a page may be sent: once, and a few times again after a mistake or a broken line. */
const sendsPerForm = 3;
/** From how many messages in 10 minutes on those from one place are doubted. A house or an office shares an address. */
const fromOnePlace = 8;
/** How many that write to us in a day may want our answer at one address. */
const toOneAddress = 5;
/** Texts and sentences that are shorter than this, in letters, may well be two people's. */
const minRepeated = 40;
/** From how many in a day on a repeated text is for a person to look at. */
const oftenRepeated = 2;
/** Which part of a text must be repeated for that. */
const ownWords = 1 / 3;
/** How many in a day may lead to the same place. */
const toOneHost = 3;
/** Who writes more sentences than this repeats one of the first. */
const maxParts = 12;

/** What a program writes who takes its time: a person looks at it, proof or not. A proof of work clears the other doubts. */
const forAPerson: ReadonlySet<ContactDoubt> = new Set(['manyLinks', 'markup', 'oftenRepeated', 'formReused']);

/** Whether a proof of work leaves nothing to doubt. */
export const areCleared = (doubts: readonly ContactDoubt[]): boolean =>
  !doubts.some((doubt) => forAPerson.has(doubt));

export interface DoubtOptions {
  store: Store;
  /** Secret: what texts and addresses are hashed with. The hashes live for a day in the shared store. */
  key: Buffer;
  /** From how many messages in 10 minutes on, whoever sends them, each new one is doubted. */
  surge: number;
  /** Where links may lead to: the site's own address; left out, that of the request, which its sender chooses. */
  siteUrl?: string | undefined;
}

/** What speaks against a person having sent a message. Counts it. */
export async function doubtsAbout(
  request: FastifyRequest,
  written: Written,
  form: Grant | Refusal,
  { store, key, surge, siteUrl }: DoubtOptions,
): Promise<ContactDoubt[]> {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  const counted = async (kind: string, what: string, ttlMs = dayMs) =>
    (await store.count(`contact-${kind}:${what}`, ttlMs)).count;

  const own = siteUrl ? new URL(siteUrl).host : request.host;
  const [place, address, all, share, hosts] = await Promise.all([
    countClient(store, 'contact', request.ip, windowMs).then(({ count }) => count),
    counted('address', hash(written.replyTo.toLowerCase())),
    counted('all', 'all', windowMs),
    repeatedShare(written.text, (part) => counted('text', hash(part))),
    mostLinked(written.text, own, (host) => counted('host', hash(host))),
  ]);
  const links = linksIn(written.text);
  const found: [ContactDoubt, boolean][] = [
    ...(await doubtsAboutForm(form, counted)),
    ['noBrowser', !comesFromBrowser(request)],
    ['links', links > 1],
    ['manyLinks', links > 3],
    ['markup', /<\/?(?:a|b|img|script|iframe)\b|\[\/?(?:url|link|img)\b|\]\(https?:/i.test(written.text)],
    ['repeated', share.repeated >= ownWords || hosts > toOneHost],
    ['oftenRepeated', share.often >= ownWords],
    ['manyFromOnePlace', place > fromOnePlace],
    ['manyToOneAddress', address > toOneAddress],
    ['manyAtOnce', all > surge],
  ];
  return found.filter(([, is]) => is).map(([doubt]) => doubt);
}

async function doubtsAboutForm(
  form: Grant | Refusal,
  counted: (kind: string, what: string) => Promise<number>,
): Promise<[ContactDoubt, boolean][]> {
  if ('refused' in form) return [['noForm', true]];
  const ageMs = form.ttlMs - form.leftMs;
  return [
    ['tooFast', ageMs < minFillMs],
    ['formReused', (await counted('form', form.id)) > sendsPerForm],
  ];
}

/** Browsers say where a form was sent from, how, and in which languages they would like the answer. */
function comesFromBrowser(request: FastifyRequest): boolean {
  const isScript = asksForJson(request.headers.accept);
  const mode = headerOf(request, 'sec-fetch-mode');
  return (
    headerOf(request, 'sec-fetch-site') === 'same-origin' &&
    headerOf(request, 'origin') !== undefined &&
    headerOf(request, 'accept-language') !== undefined &&
    (isScript ? mode === 'cors' || mode === 'same-origin' : mode === 'navigate')
  );
}

/** With their address or as people type them, `example.com/x`. */
const link =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|site|online|io|co)\/\S+/gi;

const linksIn = (text: string): number => (text.match(link) ?? []).length;

/**
 * How much of a text others have sent today, from 0 to 1, and how much more than twice: the whole, or its longer sentences, without
 * the digits that a program varies. Who quotes a sentence of ours has words of their own beside it.
 */
async function repeatedShare(text: string, counted: (part: string) => Promise<number>) {
  const whole = lettersOf(text);
  const sentences = text.split(/[.!?\n]+/).map(lettersOf);
  const parts = [...new Set([whole, ...sentences])].filter(({ length }) => length >= minRepeated);
  const counts = await Promise.all(parts.slice(0, maxParts).map(counted));
  const shareOf = (times: number) => {
    const letters = parts
      .filter((part, index) => part !== whole && (counts[index] ?? 0) > times)
      .join('').length;
    const isAll = parts[0] === whole && (counts[0] ?? 0) > times;
    return isAll ? 1 : letters / Math.max(1, whole.length);
  };
  return { repeated: shareOf(1), often: shareOf(oftenRepeated) };
}

const lettersOf = (part: string) => part.toLowerCase().replace(/[^\p{L}]/gu, '');

/** How many messages of today lead to the place to which most of those lead that this one names. Ours does not count. */
async function mostLinked(text: string, own: string, counted: (host: string) => Promise<number>) {
  const hosts = [...text.matchAll(/https?:\/\/([^\s/:?#]+)/gi)].map(([, host]) => host!.toLowerCase());
  const others = [...new Set(hosts)].filter((host) => host !== own).slice(0, maxParts);
  return Math.max(0, ...(await Promise.all(others.map(counted))));
}
