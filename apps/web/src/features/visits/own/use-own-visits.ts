import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { isUpcomingVisit } from '@pawmatch/contract/visits/visit-actions';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../auth/session-context.ts';
import { myVisitsQuery } from '../visits-api.ts';

const none: readonly OwnVisit[] = [];

/** The first of the visits with this pet, or with its partner in a bonded pair. */
export const nextVisitWith = (visits: readonly OwnVisit[], petId: string): OwnVisit | undefined =>
  visits
    .filter(({ pet_id, bonded_pet }) => pet_id === petId || bonded_pet?.id === petId)
    .sort((one, other) => one.requested_at.localeCompare(other.requested_at))[0];

const petsOf = (visits: readonly OwnVisit[]) =>
  visits.flatMap(({ pet_id, bonded_pet }) => [pet_id ?? [], bonded_pet?.id ?? []].flat());

interface OwnVisits {
  isSignedIn: boolean;
  visits: readonly OwnVisit[];
  /** The pets that the user has met. */
  metPetIds: readonly string[];
  /** True until the first response or failure; false for a visitor. */
  isLoading: boolean;
}

/** The user's upcoming visits; none for a visitor, and while they load. */
export function useOwnVisits(): OwnVisits {
  const { status } = useSession();
  const isSignedIn = status !== 'visitor' && status !== 'loading';
  const { data, isPending, failureCount } = useQuery({ ...myVisitsQuery, enabled: isSignedIn });
  const now = new Date();
  return {
    isSignedIn,
    visits: isSignedIn && data ? data.filter((visit) => isUpcomingVisit(visit, now)) : none,
    metPetIds:
      isSignedIn && data ? petsOf(data.filter(({ status }) => status === 'completed')) : [],
    isLoading: isSignedIn && isPending && failureCount === 0,
  };
}
