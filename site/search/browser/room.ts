/** Enough for the emergency card, or for two answers and a half. */
const minRoomPx = 220;
const gapPx = 16;

/**
 * Makes room for a list below a form that has too little between itself and the edge of the screen, or the keyboard on
 * it: scrolls the form up to the header, and tells the list how high it may be (`--room`).
 */
export function makeRoom(form: HTMLFormElement): void {
  const { offsetTop, height } = visualViewport!;
  const below = () => offsetTop + height - form.getBoundingClientRect().bottom - gapPx;
  // The header stays where it is.
  if (below() < minRoomPx && form.dataset.search !== 'header')
    form.scrollIntoView({ block: 'start', behavior: 'instant' });
  form.style.setProperty('--room', `${Math.max(below(), minRoomPx / 2)}px`);
}
