import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isCurrentEntry } from '../../lib/current-entry.ts';

/** A pause in typing after which a list is searched. */
const PAUSE_MS = 250;

/**
 * The text of a search field, which is used after a pause in typing.
 * @param text the one that is searched
 * @param onChange searches another one
 */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const { key } = useLocation();
  const [typed, setTyped] = useState<{ text: string; path: string } | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      // While the code of the next page loads, this one still stands; a search would lead back to it.
      const isLeft = window.location.pathname !== typed.path;
      // Another view of the list is searched when it is shown; now, the search would lead back to the former one.
      if (!isLeft && !isCurrentEntry(key)) return;
      if (!isLeft) onChange(typed.text);
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange, key]);

  return {
    shown: typed?.text ?? text,
    type: (next: string) => setTyped({ text: next, path: window.location.pathname }),
  };
}
