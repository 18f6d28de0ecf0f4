import { type RefObject, type UIEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By the history entry, for the way back from another pet. */
const positions = new Map<string, number>();

/**
 * Where the reader was in the details of a pet. On narrow screens the dialog scrolls, on wide ones its text: both have
 * `data-keeps-scroll`.
 * @param shownId the pet whose details are there
 */
export function useKeptScroll(dialog: RefObject<HTMLElement | null>, shownId: string | undefined) {
  const { key } = useLocation();
  const isOnWayBack = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pet, not when its entry is replaced
  useLayoutEffect(() => {
    const position = isOnWayBack && shownId ? positions.get(key) : undefined;
    if (position === undefined) return;
    for (const part of dialog.current?.querySelectorAll('[data-keeps-scroll]') ?? []) {
      part.scrollTop = position;
    }
  }, [shownId]);

  return ({ target }: UIEvent<HTMLElement>) => {
    if (target instanceof HTMLElement && 'keepsScroll' in target.dataset) {
      positions.set(key, target.scrollTop);
    }
  };
}
