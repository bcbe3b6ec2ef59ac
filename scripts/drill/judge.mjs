/**
 * What a visitor was answered. `status` 0 is no answer at all.
 *
 * @typedef {object} Answer
 * @property {'page' | 'search' | 'vote' | 'payout' | 'refresh' | 'consent'} call
 * @property {number} status
 * @property {string} text
 * @property {string} [location] where the answer leads
 * @property {number} ms until the last byte
 */

/**
 * What is true while an answer is given.
 *
 * @typedef {object} Truth
 * @property {string} [published] the bytes of the page
 * @property {string} [question] of a search
 * @property {boolean} [maySayReady] whether the provider has said of this account that it is ready
 * @property {boolean} [isWell] whether all that the call needs works, so that an error would be a false sentence, or
 *   does not, so that a success would be one; left out, either may be
 * @property {boolean} [mayBeCut] whether the front may give up a request that cannot be sent twice
 */

/**
 * What is wrong with an answer: `false` says what is not so, `failed` is none.
 *
 * @typedef {{ kind: 'false' | 'failed', why: string }} Fault
 */

/** @type {Record<Answer['call'], (answer: Answer, truth: Truth) => Fault | undefined>} */
const judges = {
  page: judgePage,
  search: judgeSearch,
  vote: judgeVote,
  payout: judgePayout,
  refresh: judgeRefresh,
  consent: judgeConsent,
};

/**
 * Whether a visitor saw what is true.
 *
 * @param {Answer} answer
 * @param {Truth} truth
 * @returns {Fault | undefined} undefined where all is well
 */
export function judge(answer, truth) {
  return judges[answer.call](answer, truth);
}

/** @type {typeof judge} */
function judgeVote({ status, location = '' }, { mayBeCut }) {
  if (status === 0 && mayBeCut) return undefined;
  if (status !== 303) return failed(`a vote was answered ${status || 'nothing'}`);
  return /#answered-\w+$/.test(location) ? undefined : said('a vote leads to no thanks');
}

/** The word of a payout status; undefined where the answer holds none. */
export function payoutWord(/** @type {string} */ text) {
  return /^\{"data":\{"getStripePayoutAccountStatus":"([A-Z_]+)"\}\}$/.exec(text)?.[1];
}

/** @type {typeof judge} */
function judgePage({ status, text }, { published }) {
  if (status !== 200) return failed(`a page was answered ${status || 'nothing'}`);
  return text === published ? undefined : said('a page is not the published one');
}

/** @type {typeof judge} */
function judgeSearch({ status, text }, { question = '' }) {
  if (status !== 200) return failed(`a search was answered ${status || 'nothing'}`);
  if (!text.trimEnd().endsWith('</html>')) return failed('a search page is cut');
  return text.includes(`value="${question}"`) ? undefined : said('a search page is about another question');
}

/** @type {typeof judge} */
function judgePayout({ status, text }, { maySayReady, isWell }) {
  if (status !== 200) return failed(`a payout status was answered ${status || 'nothing'}`);
  const word = payoutWord(text);
  if (word === 'READY_TO_REDIRECT') {
    return maySayReady ? undefined : said('a payout was called ready, and the provider has not said so');
  }
  if (word === 'ERROR')
    return isWell ? said('a payout was called an error, and nothing is wrong') : undefined;
  return word === 'PENDING' ? undefined : failed('a payout status says nothing');
}

/** @type {typeof judge} */
function judgeRefresh({ status, location = '', text }, { isWell }) {
  if (status === 303) {
    if (!location.startsWith('https://connect.stripe.com/')) return said('a link leads to somebody else');
    return isWell === false ? said('a link was sent that the provider has not made') : undefined;
  }
  if (isWell) return failed(`a link was answered ${status || 'nothing'}`);
  const isPlain = (status === 503 || status === 403) && text.includes('<h1>');
  return isPlain ? undefined : failed(`a link was answered ${status || 'nothing'} without a sentence`);
}

/** @type {typeof judge} */
function judgeConsent({ status, text }, { isWell, mayBeCut }) {
  if (status === 200) {
    if (!/^\{"token":"[^"]+"\}$/.test(text)) return failed('a session token is none');
    return isWell === false ? said('a session token was given that the provider has not made') : undefined;
  }
  if (status === 0 && mayBeCut) return undefined;
  if (isWell) return failed(`a session token was answered ${status || 'nothing'}`);
  const isPlain = [403, 502, 503].includes(status) && text.includes('"message"');
  return isPlain
    ? undefined
    : failed(`a session token was answered ${status || 'nothing'} without a sentence`);
}

/** @returns {Fault} */
const failed = (/** @type {string} */ why) => ({ kind: 'failed', why });

/** @returns {Fault} */
const said = (/** @type {string} */ why) => ({ kind: 'false', why });
