import { createQueryClient } from '../app/query-client.ts';
import { ownSessionsQuery } from '../features/account/api/list-own-sessions.ts';
import { currentUserQuery } from '../features/auth/api/get-current-user.ts';
import { longestWaitingPetsQuery } from '../features/home/api/list-longest-waiting-pets.ts';
import { newestPetsQuery } from '../features/home/api/list-newest-pets.ts';
import { petLetterDraftQuery } from '../features/pet-letters/api/pet-letters.ts';
import { petQuery } from '../features/pets/api/get-pet.ts';
import { similarPetsQuery } from '../features/pets/api/list-similar-pets.ts';
import { calendarAddressQuery } from '../features/shelter/api/calendar-address.ts';
import { shelterQuery } from '../features/shelter/api/get-shelter.ts';
import { requestMailsQuery } from '../features/shelter/api/request-mails.ts';
import { userSessionsQuery } from '../features/users/api/list-user-sessions.ts';
import { myVisitsQuery } from '../features/visits/api/list-my-visits.ts';
import { waitingPeopleQuery } from '../features/visits/api/waiting-list.ts';
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
