import type { Message } from '../contact/messages.ts';

let count = 0;

/** A message with a number of its own; `given` is what a test wants otherwise. */
export const messageForTests = (given: Partial<Message> = {}): Message => ({
  number: `7K3M-9QXT-${String((count += 1)).padStart(4, '0')}`,
  at: Date.UTC(2026, 10, 22, 12),
  language: 'en',
  audience: 'host',
  topic: 'damage',
  replyTo: 'sam@example.com',
  text: 'The door is scratched.',
  ...given,
});
