import { startMenu } from './menu-without-popover.ts';

/**
 * Gives browsers what they lack of dialogs: invoker commands (`command`, `commandfor`), or that a press beside one closes it
 * (`closedby`). To those that open and close it themselves, nothing is left to do. The oldest lack popovers, too.
 */
export function start(): void {
  const menu = document.getElementById('menu');
  if (menu && !('popover' in menu)) startMenu(menu);
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor')!);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button!.getAttribute('command') === 'close') dialog.close();
    else {
      // To which the focus comes back: Safari gives it to no button that is pressed.
      (button as HTMLElement).focus();
      dialog.showModal();
      // A press beside it closes it, as `closedby` does elsewhere. Heard by the dialog: for Safari on phones it is nothing to press else.
      dialog.onclick = ({ target, clientX, clientY }) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        const isWithin = clientX > left && clientX < right && clientY > top && clientY < bottom;
        if (target === dialog && !isWithin) dialog.close();
      };
    }
  });
}
