import { ui } from '#catalog/interface.ts';
import { paths } from '#site/paths.ts';

/** A footer entry: a link, or a button that opens a dialog. */
export type FooterEntry = { text: string; path: string } | { text: string; dialog: string };

export const insuranceDialogId = 'insurance';
export const cookiesDialogId = 'cookies';

/** The footer's lists (spec 2.4). Legal differs between the narrow and the wide footer. */
export const footerLinks = {
  navigation: [
    { text: ui.footer.home, path: paths.home },
    { text: ui.footer.aboutUs, path: paths.aboutUs },
    { text: ui.footer.howItWorks, path: paths.howItWorks },
    { text: ui.footer.faqs, path: paths.faqs },
    { text: ui.footer.becomeAHost, path: paths.becomeAHost },
  ],
  whatWeDo: [
    { text: ui.footer.platformToHost, path: paths.becomeAHost },
    { text: ui.footer.platformToReserve, path: paths.howItWorks },
    { text: ui.footer.insurance, dialog: insuranceDialogId },
  ],
  legalMobile: [
    { text: ui.footer.terms, path: paths.termsOfService },
    { text: ui.footer.privacy, path: paths.privacyPolicy },
    { text: ui.footer.cookiesPolicy, path: paths.cookiesPolicy },
    { text: ui.footer.cookiesSetting, dialog: cookiesDialogId },
  ],
  legalDesktop: [
    { text: ui.footer.privacyPolicy, path: paths.privacyPolicy },
    { text: ui.footer.termsOfService, path: paths.termsOfService },
    { text: ui.footer.cookiesSetting, dialog: cookiesDialogId },
  ],
} satisfies Record<string, FooterEntry[]>;
