const names = ['topic', 'replyTo', 'text'] as const;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) => names.map((name) => form.elements.namedItem(name) as Field);

/** What of a message is kept in the tab's history: under the form's id, for which this script is loaded anew (`island-loader.ts`). */
const keptIn = (state: unknown) => (state as { write?: string[] } | null)?.write;

/**
 * Keeps what is typed into the contact form in the tab's history, where nobody else sees it and a reload leaves it; and gives it back
 * to fields that are empty. Forgotten with the tab, or once it is sent.
 */
export function keepMessage(form: HTMLFormElement): void {
  const fields = fieldsOf(form);
  const kept = keptIn(history.state);
  // The topic that was chosen counts more than the link's, which is chosen again with each load; what was entered since, most.
  const isLinks = (field: Field) => field.querySelector('[selected]:checked');
  fields.forEach(
    (field, at) => (field.value = (!isLinks(field) && field.value) || kept?.[at] || field.value),
  );
  const keep = () => remember(fields.map(({ value }) => value));
  // What was pasted before this script came; a topic alone is the link's.
  if (fields.slice(1).some(({ value }) => value)) keep();
  form.addEventListener('input', () => (pause ??= setTimeout(keep, pauseMs)));
  // Whoever leaves within the pause has typed it, too. A reload has taken the state along by `pagehide`; phones may know that alone.
  for (const leaving of ['beforeunload', 'pagehide']) addEventListener(leaving, () => pause && keep());
  // A link within the page is a new entry of the history.
  addEventListener('hashchange', () => fields.slice(1).some(({ value }) => value) && keep());
}

/** Forgets what was kept: it is sent. */
export const forgetMessage = (): void => remember(undefined);

/** WebKit lets a page change its history a hundred times in thirty seconds, newer ones in ten, and then throws. */
const pauseMs = 500;
let pause: ReturnType<typeof setTimeout> | undefined;

function remember(write: string[] | undefined): void {
  clearTimeout(pause);
  pause = undefined;
  history.replaceState({ ...(history.state as object | null), write }, '');
}
