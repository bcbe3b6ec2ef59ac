/**
 * How long an idle connection stays open, in milliseconds: longer than the minute for which the usual fronts keep theirs,
 * so that none of them asks on a connection that is just being closed.
 */
export const keepAliveMs = 65_000;
