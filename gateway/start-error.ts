/** A start that cannot succeed: `message` is one readable line per problem. */
export class StartError extends Error {}
