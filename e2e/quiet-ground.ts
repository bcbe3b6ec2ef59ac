import type { Page } from '@playwright/test';

/** Safari on phones tells of no mouse and no click where there is nothing to press, and the focus stays. */
export const quietGround = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const type of ['mousedown', 'mouseup', 'click'])
      addEventListener(
        type,
        (event) => {
          if ((event.target as Element).closest('a,button,input,select,textarea,label,summary')) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      );
  });
