/** Focuses the first field that is wrong, in the order of the page, unfolded where it must be; else the answer. */
export function focusFirstError(formId: string): void {
  const form = document.getElementById(formId)!;
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return focusAnswer(document.getElementById(`${formId}-result`));
  const fold = field.closest('details');
  if (fold && form.contains(fold)) fold.open = true;
  // Where the focus is already, nothing would be said: what is wrong there is announced as if it had been left.
  if (field === document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  field.focus();
}

/** Of an answer higher than the screen a browser shows the middle: its beginning is what was asked for. */
function focusAnswer(answer: HTMLElement | null): void {
  if (!answer) return;
  answer.focus({ preventScroll: true });
  const { top, bottom } = answer.getBoundingClientRect();
  const hidden = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < hidden || bottom > innerHeight) answer.scrollIntoView();
}
