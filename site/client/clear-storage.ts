/** Forgets everything that this site has stored on the device, and says so in the Cookies Setting dialog. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is refused: nothing is in it.
  }
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  const status = document.querySelector<HTMLElement>('[data-cleared]')!;
  status.textContent = status.dataset.cleared!;
}
