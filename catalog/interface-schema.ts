import { z } from 'zod';

const text = z.string().min(1);
const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

/** `content/{language}/interface.yaml`: labels, button texts and messages that stand on more than one page. */
export const interfaceSchema = z.strictObject({
  skipToContent: text,
  /** Added for screen readers to links that open a new tab. */
  opensInNewTab: text,
  close: text,
  lastRevised: text,
  onThisPage: text,
  breadcrumbs: text,
  related: text,
  copyLink: text,
  linkCopied: text,
  otherPages: text,
  previousPage: text,
  nextPage: text,
  home: text,
  header: texts('label', 'menu', 'logo', 'howItWorks', 'aboutUs', 'faqs', 'becomeAHost'),
  footer: texts(
    'takeCare',
    'navigation',
    'whatWeDo',
    'legalMobile',
    'legalDesktop',
    'contactMobile',
    'contactDesktop',
    'home',
    'aboutUs',
    'howItWorks',
    'faqs',
    'becomeAHost',
    'privacyPolicy',
    'termsOfService',
    'terms',
    'privacy',
    'cookiesPolicy',
    'cookiesSetting',
    'platformToHost',
    'platformToReserve',
    'insurance',
    'rights',
  ),
  insuranceDialog: texts('title', 'text', 'confirm'),
  cookiesDialog: texts('title', 'text', 'clear', 'cleared', 'withoutScript', 'policy'),
  download: texts('drive', 'host', 'ios', 'android', 'comingSoon', 'scan', 'qrLabel', 'dialogText'),
  faqIndex: texts('title', 'description', 'intro', 'tabs', 'drive', 'host', 'showAll', 'showFewer'),
  carousel: texts('previous', 'next', 'position', 'goTo'),
  chunkError: texts('text', 'retry'),
  legal: texts('counselReview', 'summary'),
  /** The words around the tables that help pages take from the rules. */
  rules: z.strictObject({
    ...texts('youCan', 'nothingToDo', 'appShows', 'alsoFor', 'vehicleVisible', 'vehicleHidden').shape,
    inviteStates: texts('invited', 'active'),
  }),
  /** The text alternative of a drawn app screen. */
  screen: texts('alt', 'buttons', 'highlight'),
});

export type InterfaceTexts = z.output<typeof interfaceSchema>;
