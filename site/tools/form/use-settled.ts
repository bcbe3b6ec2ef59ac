import { useEffect, useState } from 'react';

const settleDelayMs = 700;

/**
 * The text as it was when it last stayed the same for a moment; nothing where the focus reads it out anyway.
 *
 * @param readById the id of the element that says the text when it has the focus
 */
export function useSettled(text: string, readById: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(document.activeElement?.id === readById ? '' : text),
      settleDelayMs,
    );
    return () => clearTimeout(timer);
  }, [text, readById]);
  return settled;
}
