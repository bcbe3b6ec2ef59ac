/**
 * Firefox's Reader View leaves out, as navigation, a box of which a fifth is links, and a heading whose id says "contact" or
 * "share". A class that says what they are keeps both.
 */
export const contentClass = 'body';
