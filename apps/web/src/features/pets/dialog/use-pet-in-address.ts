import { useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { KEEPS_REFERRED_PET, keepsReferredPet } from '../../../lib/storage/referred-pet.ts';
import type { QueryInAddress } from '../search/use-query-in-address.ts';

/** State of the history entry of a pet. */
interface OpenedState {
  openedFromList?: boolean;
  /** How many entries closing goes back; none without it. */
  entriesBack?: number;
}

/** From one pet to another: going back returns to the first one, and closing leads to where that was opened. */
export function linkToOtherPet({ pathname, search, state }: Location, petId: string) {
  const query = new URLSearchParams(search);
  const isOnList = pathname === '/pets';
  const { entriesBack: before = 0 } = query.has('petId') ? ((state ?? {}) as OpenedState) : {};
  return {
    to: `/pets?${withPet(isOnList ? query : new URLSearchParams(), petId)}`,
    state: { ...KEEPS_REFERRED_PET, entriesBack: isOnList && before === 0 ? 0 : before + 1 },
  };
}

/**
 * The pet in the URL, and functions to change it. Opening a pet adds a history entry, so that the
 * back button closes the dialog; stepping from pet to pet does not.
 */
export function usePetInAddress(address: QueryInAddress) {
  const { query, state, newest, replace, goBack } = address;
  const { openedFromList, entriesBack = 0 } = (state ?? {}) as OpenedState;

  // A stable function, because memoised cards depend on it.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });
  const open = useCallback((petId: string) => {
    const opened: OpenedState = { openedFromList: true, entriesBack: 1 };
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
    close: () => (entriesBack > 0 ? goBack(entriesBack) : replace(withPet(newest(), null))),
  };
}

/** The same query with another pet open, or none. */
function withPet(query: URLSearchParams, petId: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (petId === null) next.delete('petId');
  else next.set('petId', petId);
  return next;
}
