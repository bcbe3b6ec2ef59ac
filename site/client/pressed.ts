import { clearStorage } from './clear-storage.ts';
import { sendContact } from './contact.ts';
import { copyLink } from './copy-link.ts';
import { sendFeedback } from './send-feedback.ts';
import { unsay } from './unsay.ts';

/**
 * What is pressed seldom, and does nothing before: its script comes when it is pressed.
 *
 * @param refused of a link to copy: true once the browser has not done it; nothing where it cannot
 */
export function act(pressed: HTMLElement, refused?: Promise<boolean | void> | ''): void {
  if ('copy' in pressed.dataset) void copyLink(pressed, refused);
  else if ('clear' in pressed.dataset) clearStorage();
  else if ('chat' in pressed.dataset)
    void import('../support-chat/load-support-chat.ts').then(({ openChat }) => openChat(pressed));
  else void sendForm(pressed as HTMLButtonElement);
}

function sendForm(button: HTMLButtonElement): Promise<void> {
  // What was said beside it before this script came: that it could not be sent.
  unsay(button.parentElement!);
  return button.form!.id === 'write' ? sendContact(button) : sendFeedback(button);
}
