import { z } from 'zod';
import { actionDeciders } from '#rules/reservation-actions.ts';
import { keyed, message, pluralMessage, texts, words } from './message-schema.ts';

/** `content/{language}/interface.yaml`: labels, button texts and messages that stand on more than one page. */
export const interfaceSchema = z.strictObject({
  skipToContent: words,
  /** Added for screen readers to links that open a new tab. */
  opensInNewTab: words,
  close: words,
  lastRevised: words,
  onThisPage: words,
  breadcrumbs: words,
  related: words,
  copyLink: message('section'),
  linkCopied: words,
  otherPages: words,
  previousPage: words,
  nextPage: words,
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
    'tools',
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
  cookiesDialog: texts('title', 'text', 'clear', 'cleared', 'failed', 'withoutScript', 'policy'),
  download: z.strictObject({
    ...texts('drive', 'host', 'ios', 'android', 'comingSoon', 'dialogText').shape,
    qrLabel: message('app'),
  }),
  faqIndex: z.strictObject({
    ...texts('title', 'description', 'intro', 'tabs', 'drive', 'host', 'showFewer').shape,
    /** Names the row of topics for screen readers. */
    topics: message('audience'),
    /** How many questions a topic has. */
    questions: pluralMessage(),
    showAll: pluralMessage(),
    /** Leads to all questions of a category. */
    allOf: message('category'),
    /** The title of a category's page, in a tab and in search engines. */
    categoryTitle: message('category', 'audience'),
    /** On the picture beside a shared link to a help page. */
    shared: texts('drive', 'host'),
  }),
  carousel: z.strictObject({
    ...texts('previous', 'next').shape,
    position: message('number', 'count'),
    goTo: message('number', 'count'),
  }),
  chunkError: texts('text', 'retry'),
  legal: texts('draft', 'summary'),
  /** The words around the tables that help pages take from the rules. */
  rules: z.strictObject({
    ...texts('nothingToDo', 'alsoFor', 'vehicleVisible', 'vehicleHidden').shape,
    anyStatus: words,
    notPublished: words,
    youCan: message('actions'),
    notPublishedActions: message('actions'),
    notPublishedWhen: message('actions'),
    conditional: keyed(actionDeciders, words),
    inviteStates: texts('invited', 'active'),
  }),
  /** The text alternative of a drawn app screen: up to three sentences. `note` is what stands in the drawing. */
  screen: z.strictObject({
    alt: message('screen', 'app', 'rows'),
    buttons: message('buttons'),
    highlight: message('label'),
    note: words,
  }),
});
