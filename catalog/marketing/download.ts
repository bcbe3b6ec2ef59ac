import { z } from 'zod';
import { screenName } from '../in-language.ts';
import { words } from '../message-schema.ts';
import { pageFields } from './fields.ts';

const appPage = z.strictObject({
  ...pageFields,
  /** The h1 of the app's page. */
  heading: words,
  /** What the app is for: shows under the heading. */
  text: words,
  /** What can be done in the app, without full stops: shows as a list. */
  points: z.array(words).min(3),
  /** The screen of the app that is drawn beside it. */
  screen: screenName,
});

/** `content/{language}/marketing/download.yaml` */
export const downloadContent = z.strictObject({
  /** The page of the Drive app. */
  drive: appPage,
  /** The page of the Host app. */
  host: appPage,
  /** What to do with the QR code: shows below it on computers. */
  qrText: words,
  /** The words in place of the links to the stores, the same for both apps. */
  storeTexts: z.strictObject({
    /** The state while the operator has configured no store. */
    comingSoon: words,
    /** What to do until then: shows under that state. */
    comingSoonText: words,
  }),
});

export type DownloadContent = z.output<typeof downloadContent>;
