import { getPetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B2.11: how one pet fits the user. */
export const petVerdictQuery = (petId: string) =>
  queryOptions({
    queryKey: ['matches', 'verdict', petId],
    queryFn: ({ signal }) => callEndpoint(getPetVerdict, { params: { petId }, signal }),
    retry: false,
  });
