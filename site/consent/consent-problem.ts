/** What can go wrong on the consent page; each has its own words and says whether trying again helps. */
export type ProblemKind = 'page' | 'config' | 'script' | 'embed' | 'token' | 'tooMany' | 'linkRefused';

/** A failure that the page shows. `message` is for the small line below the words: what exactly happened. */
export class ConsentProblem extends Error {
  override name = 'ConsentProblem';

  constructor(
    readonly kind: ProblemKind,
    message = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
