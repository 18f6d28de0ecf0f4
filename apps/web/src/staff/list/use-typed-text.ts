import { useEffect, useState } from 'react';

/** A pause in typing after which a list is searched. */
const PAUSE_MS = 250;

/**
 * The text of a search field, which is used after a pause in typing.
 * @param text the one that is searched
 * @param onChange searches another one
 */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<{ text: string; path: string } | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      // While the code of the next page loads, this one still stands; a search would lead back to it.
      if (window.location.pathname === typed.path) onChange(typed.text);
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  return {
    shown: typed?.text ?? text,
    type: (next: string) => setTyped({ text: next, path: window.location.pathname }),
  };
}
