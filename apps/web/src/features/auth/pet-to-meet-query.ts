import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

/** The pet for which somebody signs up; the feature of pets imports this one, so its own query is out of reach. */
export const petToMeetQuery = (id: string) =>
  queryOptions({
    queryKey: ['pets', 'to-meet', id],
    queryFn: ({ signal }) => callEndpoint(getPet, { params: { id }, signal }),
    retry: false,
    staleTime: 60_000,
  });
