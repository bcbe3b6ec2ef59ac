/** Nobody waits longer than this for an answer, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Sends a form of the feedback, and puts what the server answers in place of what was pressed; where nothing comes, the form
 * stays as it is, and says so.
 */
export async function sendFeedback(button: HTMLButtonElement): Promise<void> {
  const form = button.form!;
  const place = button.closest<HTMLElement>('[id^=answered],fieldset')!;
  // Not the form, which is the whole page's: meanwhile another section can be answered.
  if (place.hasAttribute('aria-busy')) return;
  place.setAttribute('aria-busy', 'true');
  const { status, response } = await post(form, button);
  place.removeAttribute('aria-busy');
  const answer = response?.querySelector<HTMLElement>('[id^=answered]');
  if (status !== 200 || !answer) {
    // Of our pages, why it was refused. What else a network answers for us, such as where to sign in, tells nothing of what was sent.
    const text = (status > 200 && response?.querySelector('main h1')?.textContent) || form.dataset.failed!;
    // One of several forms there says so itself.
    return say(place.contains(form) ? form : place, text);
  }
  await stylesOf(answer);
  const { activeElement } = document;
  const { top, bottom } = place.getBoundingClientRect();
  const goesOn = activeElement !== document.body && !place.contains(activeElement);
  place.replaceWith(answer);
  // Whoever reads or writes elsewhere by now is not called back.
  if (!goesOn) answer.focus({ preventScroll: bottom < 0 || top > innerHeight });
}

/** Trusted types let no text become markup. An answer that arrives as a document is none, and runs no script. */
function post(form: HTMLFormElement, button: HTMLButtonElement) {
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.setRequestHeader('accept', 'text/html;fragment=1');
  request.responseType = 'document';
  request.timeout = timeoutMs;
  return new Promise<{ status: number; response: Document | null }>((resolve) => {
    request.onloadend = () => resolve(request);
    const said = new FormData(form);
    // Of its own: Chrome learnt to take it along in 112.
    if (button.name) said.set(button.name, button.value);
    request.send(new URLSearchParams(said as never));
  });
}

/** Shown before its styles, the answer would change its look in sight. */
async function stylesOf(answer: HTMLElement): Promise<void> {
  const link = answer.querySelector('link')!;
  link.remove();
  if (document.querySelector(`link[href="${link.getAttribute('href')}"]`)) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

function say(place: HTMLElement, text: string): void {
  place.querySelector('[role=alert]')?.remove();
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = text;
  place.append(said);
}
