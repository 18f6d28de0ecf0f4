import {
  joinWaitingList,
  leaveWaitingList,
  listWaitingPeople,
  listWaitingPlaces,
} from '@pawmatch/contract/visits/waiting-list-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** Places move and times are held while the page is open. */
const REFRESH_MS = 15_000;

/** B3.08: the lines in which the user waits. */
export const waitingPlacesQuery = queryOptions({
  queryKey: ['visits', 'waiting'],
  queryFn: ({ signal }) => callEndpoint(listWaitingPlaces, { signal }),
  refetchInterval: ({ state }) => (state.data?.length ? REFRESH_MS : false),
});

/** For staff: who waits for a pet. */
export const waitingPeopleQuery = (petId: string) =>
  queryOptions({
    queryKey: ['visits', 'waiting', petId],
    queryFn: ({ signal }) => callEndpoint(listWaitingPeople, { params: { petId }, signal }),
  });

/** Joins the line of a pet, or leaves it; a failure shows a toast. */
export function useWaiting(petId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['visits'] });
  const call = { params: { petId }, errorToast: true };
  const join = useMutation({ mutationFn: () => callEndpoint(joinWaitingList, call), onSettled });
  const leave = useMutation({ mutationFn: () => callEndpoint(leaveWaitingList, call), onSettled });
  return { join, leave, isBusy: join.isPending || leave.isPending };
}
