import type { Locator, Page } from '@playwright/test';

/** What people see of a carousel. */
export function carousel(page: Page, index = 0) {
  const root = page.locator('[aria-roledescription=carousel]').nth(index);
  return {
    root,
    previous: root.getByRole('button', { name: 'Previous' }),
    next: root.getByRole('button', { name: 'Next' }),
    /** "2 of 4": where it stands. */
    position: root.locator('[aria-live]'),
    track: root.locator('[aria-roledescription=slide]').first().locator('..'),
    slide: (number: number) => root.locator('[aria-roledescription=slide]').nth(number - 1),
    heading: (name: string) => root.getByRole('heading', { name }),
  };
}

/** Scrolls to an island and waits until it is hydrated. */
export async function hydrate(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await island.locator('xpath=ancestor-or-self::*[@data-hydrated="yes"]').waitFor();
}
