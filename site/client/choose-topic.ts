/**
 * Chooses a topic of the contact page where it stands, as the server does for the link's address (`filledPage` in
 * `gateway/contact/contact-page.ts`): loaded anew, the page would have lost what is typed. `data-topic=""` chooses none.
 */
export function chooseTopic(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-topic]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const topics = document.getElementById('topics')!;
  const id = link.dataset.topic!;
  const topic = document.getElementById(`topic-${id}`) as HTMLDetailsElement | null;
  topics.toggleAttribute('data-chosen', Boolean(topic));
  topics.querySelector('details[data-chosen]')?.removeAttribute('data-chosen');
  topic?.setAttribute('data-chosen', '');
  if (topic) topic.open = true;
  (document.getElementById('topic') as HTMLSelectElement).value = id;
  const { state } = history as { state: unknown };
  history.replaceState(state, '', link.href);
  // Where the link leads: it is gone itself, and the focus with it.
  location.replace(link.hash || '#topics');
  history.replaceState(state, '');
  // What is kept of the form (`keep-message.ts`) has the topic, too.
  document.getElementById('topic')!.dispatchEvent(new Event('input', { bubbles: true }));
}
