import type { Challenge } from 'altcha-lib';
import { chooseTopic } from './choose-topic.ts';
import { forgetMessage, keepMessage } from './keep-message.ts';

/** Nobody waits longer than this for an answer, in milliseconds. */
const timeoutMs = 30_000;
/** Whoever waits so long is told that the message is on its way. */
const saidAfterMs = 500;

/** What the server answers: where to go on, what is wrong by field or in a sentence, or a sum to do first. */
interface Answer {
  to?: string;
  errors?: Record<string, string>;
  message?: string;
  challenge?: Challenge;
}

// This comes when the form is first touched, or holds a message from before: from then on there is something to lose.
document.getElementById('topics')?.addEventListener('click', chooseTopic);
const write = document.getElementById('write');
if (write) keepMessage(write as HTMLFormElement);

/** Sends the contact form from where it stands, so that nothing typed is lost on a bad line. */
export async function sendContact(button: HTMLButtonElement): Promise<void> {
  const form = button.form!;
  if (button.hasAttribute('aria-busy')) return;
  // Not the form: what is said in something busy is kept from screen readers.
  button.setAttribute('aria-busy', 'true');
  showErrors(form, {});
  const status = form.querySelector('[role=status]')!;
  // A quick answer needs no word before it: some screen readers would say it after the answer.
  const late = setTimeout(() => (status.textContent ||= form.dataset.sending!), saidAfterMs);
  const { to, errors, message } = await answerTo(form).catch((): Answer => ({}));
  const end = () => {
    clearTimeout(late);
    button.removeAttribute('aria-busy');
    say(form, '');
  };
  if (to) {
    forgetMessage();
    // Or it stands there again for who goes back, ready to be sent twice.
    form.reset();
    // Busy until the next page is there, which may take long: pressed again, the empty form would be sent. Who comes back can write.
    addEventListener('pageshow', end, { once: true });
    return location.assign(to);
  }
  end();
  showErrors(form, errors ?? { form: message ?? form.dataset.failed! });
}

/** @throws whatever keeps the server, or something before it, from answering */
async function answerTo(form: HTMLFormElement): Promise<Answer> {
  const answer = await post(form);
  if (!answer.challenge) return answer;
  say(form, form.dataset.proving!);
  return post(form, await proofOf(answer.challenge));
}

/** Where the script for the sum does not come, or the browser cannot do it, there is no proof: a person looks at the message. */
async function proofOf(challenge: Challenge): Promise<string> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, timeoutMs));
  try {
    const { proveWork } = await Promise.race([import('./prove-work.ts'), late]);
    return (await proveWork(challenge)) ?? 'none';
  } catch {
    return 'none';
  }
}

async function post(form: HTMLFormElement, proof?: string): Promise<Answer> {
  const body = new URLSearchParams(new FormData(form) as never);
  if (proof) body.set('proof', proof);
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(form.action, { method: 'POST', body, headers, signal });
  return (await response.json()) as Answer;
}

/**
 * Shows what is wrong, each at its field, and goes to the first, or to what is wrong with the whole. What browsers fill into the
 * field that nobody sees, goes.
 */
function showErrors(form: HTMLFormElement, errors: Record<string, string>): void {
  (form.elements.namedItem('subject') as HTMLInputElement).value = '';
  for (const place of form.querySelectorAll('[id$="-error"]')) {
    const name = place.id.slice(0, -'-error'.length);
    place.textContent = errors[name] ?? '';
    // It said itself the last time; that of the whole always does.
    if (name !== 'form') place.removeAttribute('role');
    document.getElementById(name)?.setAttribute('aria-invalid', String(name in errors));
  }
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // Where the focus is already, nothing would be read out: there the error says itself.
  if (first && first === document.activeElement)
    document.getElementById(`${first.id}-error`)!.setAttribute('role', 'alert');
  (first ?? (errors.form ? document.getElementById('form-error') : null))?.focus();
}

function say(form: HTMLFormElement, text: string): void {
  form.querySelector('[role=status]')!.textContent = text;
}
