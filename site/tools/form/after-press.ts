/** What waits for the end of a press. */
const waiting = new Set<() => void>();
let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
/** A finger's click comes later than its end; of a press that was dragged away comes none. */
const clickWithinMs = 400;

/**
 * Calls once nothing is pressed. A press takes the focus from a field first: what is told there then would move a button, a choice
 * or a fold away from under the pointer or the finger, and the press would be lost.
 */
export function afterPress(call: () => void): void {
  if (isPressed) waiting.add(call);
  else call();
}

/** Ends the press after so long, in which another one may begin. */
function endIn(ms: number): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    isPressed = false;
    for (const call of waiting) call();
    waiting.clear();
  }, ms);
}

if (typeof document !== 'undefined') {
  addEventListener(
    'pointerdown',
    () => {
      clearTimeout(ending);
      isPressed = true;
    },
    true,
  );
  addEventListener('pointerup', () => endIn(clickWithinMs), true);
  for (const end of ['click', 'pointercancel']) addEventListener(end, () => endIn(0), true);
}
