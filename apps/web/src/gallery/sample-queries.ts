import { createQueryClient } from '../app/query-client.ts';
import { ownSessionsQuery } from '../features/account/account-api.ts';
import { currentUserQuery } from '../features/auth/auth-api.ts';
import { longestWaitingPetsQuery, newestPetsQuery } from '../features/home/home-api.ts';
import { petLetterDraftQuery } from '../features/pet-letters/pet-letters-api.ts';
import { petQuery, similarPetsQuery } from '../features/pets/pets-api.ts';
import { shelterQuery } from '../features/shelter/shelter-api.ts';
import {
  calendarAddressQuery,
  requestMailsQuery,
} from '../features/shelter/shelter-settings-api.ts';
import { userSessionsQuery } from '../features/users/users-api.ts';
import { myVisitsQuery, waitingPeopleQuery } from '../features/visits/visits-api.ts';
import { fillStaffLists } from './sample-lists.ts';
import { adopter, people, pets, sessions, shelter, visits, waitingPeople } from './samples.ts';

/** A query cache with the samples, since the gallery has no server. */
export function createSampleQueries() {
  const queries = createQueryClient();
  queries.setDefaultOptions({
    queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
  });
  queries.setQueryData(shelterQuery.queryKey, shelter);
  queries.setQueryData(calendarAddressQuery.queryKey, { created_at: '2026-03-04T15:00:00.000Z' });
  for (const visit of visits) {
    const draft = { letter: null, can_send: true, photos: [] };
    queries.setQueryData(petLetterDraftQuery(visit).queryKey, draft);
  }
  queries.setQueryData(requestMailsQuery.queryKey, { frequency: 'daily', addresses: [] });
  queries.setQueryData(currentUserQuery.queryKey, adopter);
  queries.setQueryData(ownSessionsQuery.queryKey, sessions);
  for (const { id } of people) queries.setQueryData(userSessionsQuery(id).queryKey, sessions);
  queries.setQueryData(newestPetsQuery.queryKey, [...pets]);
  queries.setQueryData(longestWaitingPetsQuery.queryKey, pets.slice(0, 3));
  for (const pet of pets) {
    queries.setQueryData(petQuery(pet.id).queryKey, pet);
    queries.setQueryData(similarPetsQuery(pet).queryKey, [...pets]);
  }
  queries.setQueryData(myVisitsQuery.queryKey, visits);
  queries.setQueryData(waitingPeopleQuery(pets[0].id).queryKey, waitingPeople);
  fillStaffLists(queries);
  return queries;
}
