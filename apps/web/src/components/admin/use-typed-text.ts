import { useEffect, useState } from 'react';

/** A pause in typing after which a list is searched. */
const PAUSE_MS = 250;

/**
 * The text of a search field, which is used after a pause in typing.
 * @param text the one that is searched
 * @param onChange searches another one
 */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  return { shown: typed ?? text, type: setTyped };
}
