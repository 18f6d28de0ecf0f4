import { useCallback, useEffect, useRef } from 'react';
import { keepsReferredPet } from '../../../lib/referred-pet.ts';
import type { QueryInAddress } from '../search/use-query-in-address.ts';

/** State of the history entry of a pet. */
interface OpenedState {
  openedFromList?: boolean;
  closesBack?: boolean;
}

/**
 * The pet in the URL, and functions to change it. Opening a pet adds a history entry, so that the
 * back button closes the dialog; stepping from pet to pet does not.
 */
export function usePetInAddress(address: QueryInAddress) {
  const { query, state, newest, replace, goBack } = address;
  const { openedFromList = false, closesBack = false } = (state ?? {}) as OpenedState;
  const goesBack = openedFromList || closesBack || keepsReferredPet(state);

  // A stable function, because memoised cards depend on it.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });
  const open = useCallback((petId: string) => {
    const opened: OpenedState = { openedFromList: true };
    latest.current.push(withPet(latest.current.newest(), petId), opened);
  }, []);

  return {
    petId: query.get('petId') || null,
    /** The pet was not opened from a list or another page of the application. */
    isFromLink: !openedFromList && !keepsReferredPet(state),
    open,
    /** The pet that was requested last; it may not be rendered yet. */
    newestPetId: () => newest().get('petId'),
    step: (petId: string) => replace(withPet(newest(), petId)),
    close: () => (goesBack ? goBack() : replace(withPet(newest(), null))),
  };
}

/** The same query with another pet open, or none. */
function withPet(query: URLSearchParams, petId: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (petId === null) next.delete('petId');
  else next.set('petId', petId);
  return next;
}
