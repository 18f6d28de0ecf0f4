import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { NewestQuery } from './use-newest-query.ts';

/** Kept with a history entry that was made by opening a pet from the list. */
interface OpenedState {
  openedFromList?: boolean;
}

/**
 * R2.04: which pet the address opens, and ways to change it. Opening adds a step to the history, so
 * that the back button closes the dialog; going from pet to pet does not.
 */
export function usePetInAddress(newest: NewestQuery) {
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
    /** The pet that was asked for last; it may not be shown yet. */
    newestPetId: () => newest.read().get('petId'),
    step: (petId: string) => {
      const next = withPet(newest.read(), petId);
      newest.note(next);
      const state = location.state as OpenedState | null;
      void navigate({ search: next.toString() }, { replace: true, state });
    },
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
function withPet(query: URLSearchParams, petId: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (petId === null) next.delete('petId');
  else next.set('petId', petId);
  return next;
}

const addressOf = (query: URLSearchParams, petId: string | null) => ({
  search: withPet(query, petId).toString(),
});
