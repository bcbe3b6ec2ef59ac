/** The link beside a section's heading also copies its address, and says so for a moment. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  link.append(said);
  said.textContent = link.dataset.copy!;
  setTimeout(() => said.remove(), 2_000);
}
