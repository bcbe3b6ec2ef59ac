import { contactPath } from './contact-path.ts';
import { site } from './site.ts';

/** What the contact page is called in a text, where it may be read aloud or copied: `www.example.com/contact`. */
export const contactPageName = `${new URL(site.url).host}${contactPath}`;
