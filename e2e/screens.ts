import { devices } from '@playwright/test';

/** Screens to use with `test.use`. */
export const desktop = { viewport: { width: 1280, height: 800 } };

/** A touch screen without a mouse, not telling which make. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The widest window that is still mobile (spec 9: 767 px), and the next. */
export const widestMobile = { viewport: { width: 767, height: 800 } };
export const narrowestDesktop = { viewport: { width: 768, height: 800 } };

/** What real phones say of themselves. */
export const iphone = pick('iPhone 15');
export const android = pick('Pixel 7');

/** Without the browser's name, which a group of tests cannot choose. */
function pick(name: string) {
  const { viewport, userAgent, isMobile, hasTouch } = devices[name]!;
  return { viewport, userAgent, isMobile, hasTouch };
}
