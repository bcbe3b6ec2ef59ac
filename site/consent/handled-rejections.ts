const handled = new WeakSet<object>();
let isListening = false;

/**
 * Marks an error that the page has shown already: when the embed, which gets it too, lets the rejection go unhandled,
 * nothing more is reported. Every other unhandled rejection stays what it is.
 */
export function markHandled(error: unknown): void {
  if (typeof error === 'object' && error !== null) handled.add(error);
  if (isListening) return;
  isListening = true;
  addEventListener('unhandledrejection', (event) => {
    if (typeof event.reason === 'object' && event.reason && handled.has(event.reason as object))
      event.preventDefault();
  });
}
