import { useCallback, useEffect, useRef } from 'react';
import type { QueryInAddress } from './use-query-in-address.ts';

/** Kept with a history entry that was made by opening a pet from the list. */
interface OpenedState {
  openedFromList?: boolean;
}

/**
 * R2.04: which pet the address opens, and ways to change it. Opening adds a step to the history, so
 * that the back button closes the dialog; going from pet to pet does not.
 */
export function usePetInAddress(address: QueryInAddress) {
  const { query, state, newest, replace, goBack } = address;
  const openedFromList = (state as OpenedState | null)?.openedFromList === true;

  // Always the same function: a grid of cards depends on it.
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
    open,
    /** The pet that was asked for last; it may not be shown yet. */
    newestPetId: () => newest().get('petId'),
    step: (petId: string) => replace(withPet(newest(), petId)),
    close: () => (openedFromList ? goBack() : replace(withPet(newest(), null))),
  };
}

/** The same query with another pet open, or none. */
function withPet(query: URLSearchParams, petId: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (petId === null) next.delete('petId');
  else next.set('petId', petId);
  return next;
}
