import { unsay } from './unsay.ts';

/** Forgets everything that this site has stored on the device, and says so in the Cookies Setting dialog. */
export function clearStorage(): void {
  history.replaceState(null, '');
  try {
    // First: a browser may refuse storage and have cookies, but none that refuses cookies has storage.
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is refused: nothing is in it. Where a page may have no cookies, even to ask for them throws.
  }
  // Other tabs are told by the browser, this one is not; the dialog may be closed long before this script has come.
  dispatchEvent(new StorageEvent('storage'));
  const status = document.querySelector<HTMLElement>('[data-cleared]')!;
  // Said again where it is pressed again, and no longer true when the dialog has been left.
  status.textContent = '';
  setTimeout(() => (status.textContent = status.dataset.cleared!));
  // What was said where this script had not come.
  unsay(document.querySelector('[data-clear]')!.parentElement!);
  status.closest('dialog')?.addEventListener('close', () => (status.textContent = ''), { once: true });
}
