import { useEffect, useState } from 'react';

const debounceMs = 700;

/** The text as it was when it last stayed the same for a moment. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
