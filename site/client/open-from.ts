/** Lets the dialog that a button is about to open grow out of the button: it stands in the middle of the window. */
export function openFrom(button: HTMLElement): void {
  const { x, y, width, height } = button.getBoundingClientRect();
  const fromMiddle = (place: number, of: number) => `calc(50% + ${place - of / 2}px)`;
  document.getElementById(button.getAttribute('commandfor')!)!.style.transformOrigin =
    `${fromMiddle(x + width / 2, innerWidth)} ${fromMiddle(y + height / 2, innerHeight)}`;
}
