import { useEffect, useState } from 'react';

const debounceMs = 700;

/**
 * The text as it was when it last stayed the same for a moment; nothing where the focus reads it out anyway.
 *
 * @param readById the id of the element that says the text when it has the focus
 */
export function useDebounced(text: string, readById: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setDebounced(document.activeElement?.id === readById ? '' : text),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [text, readById]);
  return debounced;
}
