import { clearStorage } from './clear-storage.ts';
import { sendContact } from './contact.ts';
import { copyLink } from './copy-link.ts';
import { sendFeedback } from './send-feedback.ts';

/** What is pressed seldom, and does nothing before: its script comes when it is pressed. */
export function act(pressed: HTMLElement): void {
  if ('copy' in pressed.dataset) void copyLink(pressed as HTMLAnchorElement);
  else if ('clearStorage' in pressed.dataset) clearStorage();
  else if ('chat' in pressed.dataset)
    void import('../support-chat/load-support-chat.ts').then(({ openChat }) => openChat(pressed));
  else void sendForm(pressed as HTMLButtonElement);
}

function sendForm(button: HTMLButtonElement): Promise<void> {
  return button.form!.id === 'write' ? sendContact(button) : sendFeedback(button);
}
