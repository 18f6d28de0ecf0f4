import { useEffect, useState } from 'react';
import { onPendingToast } from '../../lib/toast.ts';

/**
 * Whether the code of the toasts should load: at the first press or key, because most toasts answer
 * one, or when a toast is waiting already.
 */
export function useToasterNeeded(): boolean {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (isWanted) return;
    const want = () => setIsWanted(true);
    const stop = onPendingToast(want);
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
