const printable = [...Array(127 - 32).keys()].map((at) => String.fromCharCode(32 + at)).join('');
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ºª«»';
/** Beside marks: spaces that do not break, and thin ones, of which dates are made. */
const marks = '\u00a0\u2009©®°×÷−±½€–—‘’“”…•›‹';

/**
 * Every letter that the typeface has on the site; others come from the visitor's own. Without the middle dot: the one of
 * Overpass has no width, since it is meant to stand between two letters.
 */
export const letters = printable + spanish + marks;
