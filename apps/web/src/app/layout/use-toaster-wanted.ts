import { useEffect, useState } from 'react';
import { onUnheardToast } from '../../lib/toast.ts';

/**
 * Whether somebody may have to be told something: at the first touch or key, since what people do
 * is what succeeds or fails, or when something has been said already.
 */
export function useToasterWanted(): boolean {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (isWanted) return;
    const want = () => setIsWanted(true);
    const stop = onUnheardToast(want);
    addEventListener('pointerdown', want);
    addEventListener('keydown', want);
    return () => {
      stop();
      removeEventListener('pointerdown', want);
      removeEventListener('keydown', want);
    };
  }, [isWanted]);

  return isWanted;
}
