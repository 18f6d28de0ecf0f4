import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../app/query-client.ts';
import { ownSessionsQuery } from '../features/account/account-api.ts';
import { adoptionsQuery } from '../features/adoptions/adoptions-api.ts';
import { ownAdoptionsQuery } from '../features/adoptions/own/own-adoptions-api.ts';
import { currentUserQuery } from '../features/auth/auth-api.ts';
import { petToMeetQuery } from '../features/auth/pet-to-meet-query.ts';
import {
  fosterOffersQuery,
  ownFosterHomeQuery,
  ownFosterOffersQuery,
} from '../features/fosters/fosters-api.ts';
import { annsHome, fosterOffer, ownOffer } from '../features/fosters/testing/foster-samples.ts';
import { longestWaitingPetsQuery, newestPetsQuery } from '../features/home/home-api.ts';
import { householdQuery } from '../features/household/household-api.ts';
import { diaryKey } from '../features/internal-notes/internal-notes-api.ts';
import { journalKey } from '../features/journal/journal-api.ts';
import { petLetterDraftQuery } from '../features/pet-letters/pet-letters-api.ts';
import { similarPetsQuery } from '../features/pets/details/similar-pets-query.ts';
import { petQuery } from '../features/pets/pets-api.ts';
import { petRows } from '../features/pets/staff/staff-pets-api.ts';
import { placesQuery } from '../features/places/places-api.ts';
import { petsOfShelterQuery, publicShelterQuery } from '../features/shelter/public-shelters-api.ts';
import { shelterQuery } from '../features/shelter/shelter-api.ts';
import {
  calendarAddressQuery,
  requestMailsQuery,
} from '../features/shelter/shelter-settings-api.ts';
import { userSessionsQuery } from '../features/users/users-api.ts';
import { datesOfView } from '../features/visits/calendar/calendar-grid.ts';
import { visitsOfDaysQuery } from '../features/visits/calendar/use-calendar.ts';
import { visitRows } from '../features/visits/staff/staff-visits-api.ts';
import { myVisitsQuery, waitingPeopleQuery } from '../features/visits/visits-api.ts';
import { namedColleaguesQuery } from '../staff/named-colleagues.ts';
import {
  adopter,
  adoptions,
  calendarDay,
  colleagueNames,
  DIARY_OF,
  diary,
  household,
  journalEntries,
  ownAdoptions,
  people,
  pets,
  sessions,
  shelter,
  visits,
  waitingPeople,
} from './samples.ts';

/** Of the sample shelter among several. */
export const SLUG = 'willow-street';

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
  queries.setQueryData(namedColleaguesQuery.queryKey, colleagueNames);
  queries.setQueryData(diaryKey({ kind: 'pet', id: DIARY_OF }), {
    pages: [diary],
    pageParams: [undefined],
  });
  queries.setQueryData(ownFosterHomeQuery.queryKey, { home: annsHome });
  queries.setQueryData(ownFosterOffersQuery.queryKey, [ownOffer]);
  queries.setQueryData(fosterOffersQuery.queryKey, [
    fosterOffer,
    { ...fosterOffer, id: annsHome.id, state: 'taken', taken_by: annsHome.name },
  ]);
  queries.setQueryData(placesQuery.queryKey, { places: [], without_place: annsHome.pets });
  queries.setQueryData(currentUserQuery.queryKey, adopter);
  const { address, phone, email, hours, name } = shelter;
  const listed = { address, phone, email, hours, name, slug: SLUG, city: 'Springfield', pets: 3 };
  queries.setQueryData(publicShelterQuery(SLUG).queryKey, listed);
  queries.setQueryData(publicShelterQuery('nowhere').queryKey, null);
  queries.setQueryData(petsOfShelterQuery(SLUG).queryKey, pets.slice(0, 3));
  queries.setQueryData(householdQuery.queryKey, household);
  queries.setQueryData(ownSessionsQuery.queryKey, sessions);
  for (const { id } of people) queries.setQueryData(userSessionsQuery(id).queryKey, sessions);
  queries.setQueryData(newestPetsQuery.queryKey, [...pets]);
  queries.setQueryData(longestWaitingPetsQuery.queryKey, pets.slice(0, 3));
  for (const pet of pets) {
    queries.setQueryData(petQuery(pet.id).queryKey, pet);
    queries.setQueryData(petToMeetQuery(pet.id).queryKey, pet);
    queries.setQueryData(similarPetsQuery(pet).queryKey, [...pets]);
  }
  queries.setQueryData(journalKey({ person: people[0].id }), {
    pages: [journalEntries],
    pageParams: [undefined],
  });
  queries.setQueryData(ownAdoptionsQuery.queryKey, ownAdoptions);
  for (const { pets, adopter } of adoptions) {
    queries.setQueryData(adoptionsQuery({ pet_id: pets[0]?.id }).queryKey, [...adoptions]);
    queries.setQueryData(adoptionsQuery({ user_id: adopter.id ?? '' }).queryKey, []);
  }
  queries.setQueryData(myVisitsQuery.queryKey, visits);
  queries.setQueryData(waitingPeopleQuery(pets[0].id).queryKey, waitingPeople);
  fillStaffLists(queries);
  return queries;
}

/** Fills the lists of staff with the samples. */
function fillStaffLists(queries: QueryClient): void {
  const none = { q: undefined, status: undefined };
  const grown = (rows: readonly object[]) => ({
    pages: [{ rows, total: rows.length, next: null }],
    pageParams: [{ offset: 0 }],
  });
  queries.setQueryData([...petRows.keys.lists, 'growing', none], grown([...pets]));
  queries.setQueryData([...visitRows.keys.lists, 'growing', none, ''], grown(visits));
  queries.setQueryData([...petRows.keys.counts, {}], {
    total: pets.length,
    facets: { status: { Available: pets.length } },
  });
  const week = datesOfView(calendarDay, 'week');
  for (const query of [
    visitsOfDaysQuery(week),
    visitsOfDaysQuery([calendarDay]),
    visitsOfDaysQuery([calendarDay], { petId: pets[0].id }),
  ]) {
    queries.setQueryData(query.queryKey, { rows: visits, total: null });
  }
  const toAnswerToday = { view: 'today', status: 'pending' } as const;
  const counts = {
    total: visits.length,
    views: { today: 1, to_answer: 1, overdue: 1, later: 1, past: 1, without_outcome: 0 },
  };
  for (const filters of [{}, none, { status: 'pending' }, toAnswerToday]) {
    queries.setQueryData(visitRows.counts(filters).queryKey, counts);
  }
}
