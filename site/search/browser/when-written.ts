/** Keyboards of Android put together every word, in any language, until a space ends it. */
const composesAll = navigator.userAgent.includes('Android');

/** Hears of what somebody writes, but not of what an input method is still putting together. */
export function whenWritten(place: HTMLElement, hear: () => void): void {
  for (const type of ['input', 'compositionend'])
    place.addEventListener(type, (event) => ((event as InputEvent).isComposing && !composesAll) || hear());
}
