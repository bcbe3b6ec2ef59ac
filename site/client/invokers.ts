/** Gives browsers without invoker commands what `command` and `commandfor` do for dialogs. */
export function startInvokers(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor')!);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button!.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
