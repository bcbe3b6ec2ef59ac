/** Focuses the first field that is wrong, in the order of the page, unfolded where it must be; else the answer. */
export function focusFirstError(formId: string): void {
  const form = document.getElementById(formId)!;
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const fold = field?.closest('details');
  if (fold && form.contains(fold)) fold.open = true;
  // Where the focus is already, nothing would be said: what is wrong there is announced as if it had been left.
  if (field && field === document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  (field ?? document.getElementById(`${formId}-result`))?.focus();
}
