/** Takes back what `sayOnce` has said at the end of a part of the page (`search-loader.ts`), by now perhaps in another language. */
export function unsay(place: HTMLElement): void {
  if (place.dataset.said) place.lastChild!.remove();
  delete place.dataset.said;
}
