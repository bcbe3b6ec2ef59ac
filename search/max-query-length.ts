/** Queries are cut to this many characters, as they are typed and as they are read. */
export const maxQueryLength = 500;
