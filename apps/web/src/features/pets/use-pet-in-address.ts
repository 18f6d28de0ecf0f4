import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Kept with a history entry that was made by opening a pet from the list. */
interface OpenedState {
  openedFromList?: boolean;
}

/**
 * R2.04: which pet the address opens, and ways to change it. Opening adds a step to the history, so
 * that the back button closes the dialog; going from pet to pet does not.
 */
export function usePetInAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openedFromList = (location.state as OpenedState | null)?.openedFromList === true;

  // Going back takes a moment; a second Escape in it must not leave the page.
  const leftEntry = useRef<string | null>(null);
  useEffect(() => {
    if (leftEntry.current !== location.key) leftEntry.current = null;
  }, [location.key]);

  const open = useCallback(
    (petId: string) => {
      const state: OpenedState = { openedFromList: true };
      void navigate(addressOf(query, petId), { state });
    },
    [navigate, query],
  );

  return {
    petId: query.get('petId') || null,
    open,
    step: (petId: string) =>
      void navigate(addressOf(query, petId), {
        replace: true,
        state: location.state as OpenedState | null,
      }),
    close: () => {
      if (leftEntry.current === location.key) return;
      if (openedFromList) {
        leftEntry.current = location.key;
        void navigate(-1);
      } else {
        void navigate(addressOf(query, null), { replace: true });
      }
    },
  };
}

/** The same page with another pet open, or none. */
function addressOf(query: URLSearchParams, petId: string | null): { search: string } {
  const next = new URLSearchParams(query);
  if (petId === null) next.delete('petId');
  else next.set('petId', petId);
  return { search: next.toString() };
}
