/** Once rendered, focuses the first field that is wrong, in the order of the page, unfolded where it must be; else the answer. */
export function focusFirstError(formId: string, wrong: readonly string[]): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(formId)!;
    const field = wrong.length > 0 && form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const fold = field && field.closest('details');
    if (fold && form.contains(fold)) fold.open = true;
    if (field) field.focus();
    else document.getElementById(`${formId}-result`)?.focus();
  });
}
