import type { Catalog } from '#catalog/catalog.ts';
import { paths } from '#site/paths.ts';

/** A footer entry: a link, or a button that opens a dialog. */
export type FooterEntry = { text: string; path: string } | { text: string; dialog: string };

export const insuranceDialogId = 'insurance';
export const cookiesDialogId = 'cookies';

/** The footer's lists (spec 2.4, and the tools). Legal differs between the narrow and the wide footer. */
export const footerLinks = ({ footer }: Catalog['ui']) =>
  ({
    navigation: [
      { text: footer.home, path: paths.home },
      { text: footer.aboutUs, path: paths.aboutUs },
      { text: footer.howItWorks, path: paths.howItWorks },
      { text: footer.faqs, path: paths.faqs },
      { text: footer.becomeAHost, path: paths.becomeAHost },
      { text: footer.tools, path: paths.tools },
    ],
    whatWeDo: [
      { text: footer.platformToHost, path: paths.becomeAHost },
      { text: footer.platformToReserve, path: paths.howItWorks },
      { text: footer.insurance, dialog: insuranceDialogId },
    ],
    legalMobile: [
      { text: footer.terms, path: paths.termsOfService },
      { text: footer.privacy, path: paths.privacyPolicy },
      { text: footer.cookiesPolicy, path: paths.cookiesPolicy },
      { text: footer.cookiesSetting, dialog: cookiesDialogId },
    ],
    legalDesktop: [
      { text: footer.privacyPolicy, path: paths.privacyPolicy },
      { text: footer.termsOfService, path: paths.termsOfService },
      { text: footer.cookiesSetting, dialog: cookiesDialogId },
    ],
  }) satisfies Record<string, FooterEntry[]>;
