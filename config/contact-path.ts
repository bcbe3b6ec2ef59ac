/** Where somebody writes to us: the site's page, and what texts name where they may be read aloud. */
export const contactPath = '/contact';
