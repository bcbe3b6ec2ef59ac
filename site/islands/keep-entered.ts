type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Remembers what stands in the fields of a part of the page, which of them has the focus and what is unfolded, to give it back.
 * Where a browser has translated the page, React does not know its own HTML, and renders the part anew: all of them are new
 * elements then. The former ones are out of the page, and still hold what was entered until that moment.
 */
export function keepEntered(part: Element) {
  const first = part.firstElementChild;
  const fields = fieldsOf(part);
  const folds = [...part.querySelectorAll('details')];
  // The browser's mark of a form that it was asked to send (`tool-form.tsx`).
  const asked = part.querySelector('[data-asked]');
  const focused = document.activeElement;

  /** The field itself, or what stands in its place. */
  function successor<F extends Field>(field: F): F | undefined {
    if (field.isConnected) return field;
    return fieldsOf(part).find(
      ({ name, type, value }) =>
        name === field.name && type === field.type && (!isChosen(field) || value === field.value),
    ) as F | undefined;
  }

  function giveBack(): void {
    if (first?.isConnected) return;
    for (const [index, fold] of part.querySelectorAll('details').entries()) {
      if (folds[index]?.open) fold.open = true;
    }
    for (const field of fields) {
      const next = successor(field);
      if (!next) continue;
      // What has no name is React's to fill in.
      if (field.name && isChosen(field)) (next as typeof field).checked = field.checked;
      else if (field.name) next.value = field.value;
      if (field !== focused) continue;
      next.focus({ preventScroll: true });
      // A text has a place where the next letter goes, or a part that it replaces.
      const { selectionStart, selectionEnd } = field as HTMLInputElement;
      if (typeof selectionEnd === 'number')
        (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
  }

  function askAgain(): void {
    if (asked && !asked.isConnected && asked.matches(':is(:user-valid)'))
      part.querySelector('form')!.requestSubmit();
  }

  return { successor, giveBack, askAgain };
}

const fieldsOf = (part: Element) => [...part.querySelectorAll<Field>('input, select')];

const isChosen = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);
