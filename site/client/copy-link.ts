/** How long the page says that a link was copied, in milliseconds. */
const shownForMs = 2_000;

/** Says it to screen readers: it stands in the page before it says anything, or they would not hear of it. */
const status = document.body.appendChild(document.createElement('div'));
status.className = 'visually-hidden';
status.setAttribute('role', 'status');

/** The link beside a section's heading also copies its address, and says so for a moment. */
export async function copyLink(link: HTMLElement, refused?: Promise<boolean | void> | ''): Promise<void> {
  // Forbidden, or not there: the address bar has the link.
  if (!refused || (await refused)) return;
  const said = document.createElement('span');
  said.setAttribute('aria-hidden', 'true');
  said.textContent = link.dataset.copy!;
  link.append(said);
  // A moment after the region came into the page, and as a change, also when the last words were the same.
  setTimeout(() => (status.textContent = link.dataset.copy!), 100);
  setTimeout(() => {
    said.remove();
    status.textContent = '';
  }, shownForMs);
}
