/**
 * Calls once no button is pressed. A press takes the focus from a field first: what is told there then would move the button
 * away from under the pointer, and the press would be lost.
 */
export function afterPress(call: () => void): void {
  if (!document.querySelector('button:active')) return call();
  const ended = new AbortController();
  for (const end of ['pointerup', 'pointercancel']) {
    const callSoon = () => {
      ended.abort();
      // The click comes right after the end of the press.
      setTimeout(call);
    };
    addEventListener(end, callSoon, { signal: ended.signal });
  }
}
