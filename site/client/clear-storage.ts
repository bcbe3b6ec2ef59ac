/** The Cookies Setting dialog's button: forgets everything that this site has stored on the device. */
export function startClearing(): void {
  const button = document.querySelector<HTMLElement>('[data-clear-storage]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    const status = document.querySelector<HTMLElement>('[data-cleared]')!;
    status.textContent = status.dataset.cleared!;
  });
}
