/** Lets the dialog that a button is about to open grow out of the button: it stands in the middle of the window. */
export function openFrom(button: HTMLElement): void {
  const { x, y, width, height } = button.getBoundingClientRect();
  document.getElementById(button.getAttribute('commandfor')!)!.style.transformOrigin =
    `calc(50% + ${x + (width - innerWidth) / 2}px) calc(50% + ${y + (height - innerHeight) / 2}px)`;
}
