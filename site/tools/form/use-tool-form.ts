import { type FocusEvent, useEffect, useLayoutEffect } from 'react';
import { wasInterrupted } from './kept-inputs.ts';
import type { ToolState } from './tool-context.ts';

/** Connects the form's own fields with the tool; whatever the form renders anew is taken in at once. */
export function useToolForm({ id, isInArticle, store, submit }: ToolState) {
  const form = () => document.getElementById(id) as HTMLFormElement;
  useLayoutEffect(() => store.adopt(form()));
  useEffect(() => {
    // Enter or a press before the tool hydrated: the browser has marked the fields of the form since (`:user-valid`). In `:is`,
    // a selector that it doesn't know is none, and no error. Who comes back to a tool that was left before has not asked.
    if (
      (isReloaded() && wasInterrupted({ id, isInArticle })) ||
      form().querySelector('[data-asked]:is(:user-valid)')
    )
      submit();
    const restore = () => store.restore(form());
    addEventListener('hashchange', restore);
    return () => removeEventListener('hashchange', restore);
    // Once, when the tool hydrates.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    onInput: () => store.read(form()),
    onBlur: ({ target }: FocusEvent) => store.blur(form(), target),
  };
}

const isReloaded = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload';
