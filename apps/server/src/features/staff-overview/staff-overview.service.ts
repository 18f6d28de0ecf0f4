import {
  OVERVIEW_ENTRIES,
  type Overview,
} from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { createSnapshotCache } from '../../platform/database/snapshot-cache.ts';
import type { Caller } from '../../platform/http/requests/caller.ts';
import { countWaitingAdoptions } from '../adoptions/adoption-list.repository.ts';
import { findLatestEvents } from '../history/history.repository.ts';
import { presentPetForStaff } from '../pets/pets.presenter.ts';
import { listPetsById } from '../pets/pets.repository.ts';
import type { PetWithPhotos } from '../pets/pets.table.ts';
import type { PetSearchIndex } from '../pets/search/pet-search-index.ts';
import { type KnownShelter, shelterFilterOf } from '../shelter/shelters.ts';
import { countVisits, queryVisits, shelterTimeAt } from '../visits/staff/visit-query.repository.ts';
import { presentVisit } from '../visits/visits.presenter.ts';
import { measureAnswers } from './answer-times.repository.ts';
import { countNoShows } from './staff-overview.repository.ts';

const available = { status: ['Available'] } as const;

export function createStaffOverviewService(
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
  searchIndex: PetSearchIndex,
) {
  const cached = createSnapshotCache<Overview>(database, clock);

  const startOfMonth = (now: Date, timeZone: string): Date =>
    startOfDay(`${toZonedTime(now, timeZone).date.slice(0, 8)}01`, timeZone);

  async function listWaitingLongest(own: { shelter: string }): Promise<PetWithPhotos[]> {
    const { ids } = await searchIndex.find({
      ...available,
      ...own,
      sort: 'waiting',
      limit: OVERVIEW_ENTRIES,
    });
    const pets = await listPetsById(database, ids);
    return ids.flatMap((id) => pets.find((pet) => pet.id === id) ?? []);
  }

  async function readOverview(schedule: KnownShelter): Promise<Overview> {
    const now = clock();
    const own = { shelter: schedule.slug };
    const time = shelterTimeAt(now, schedule);
    const since = startOfMonth(now, time.timeZone);
    const monthBeganAt = since.toISOString();
    const [
      counts,
      visits,
      waiting,
      withoutPhoto,
      withoutFacts,
      adoptions,
      noShows,
      adoptionCounts,
      answers,
    ] = await Promise.all([
      countVisits(database, {}, time),
      queryVisits(database, { view: 'today', sort: 'soonest', limit: OVERVIEW_ENTRIES }, time),
      listWaitingLongest(own),
      searchIndex.count({ ...available, ...own, lacks: ['photo'] }),
      searchIndex.count({ ...available, ...own, lacks: ['facts'] }),
      searchIndex.count({ ...own, status: ['Adopted'], adopted_since: monthBeganAt }),
      countNoShows(database, { shelterId: schedule.id, since }),
      countWaitingAdoptions(database, {
        shelterId: schedule.id,
        since,
        now,
        today: toZonedTime(now, time.timeZone).date,
      }),
      measureAnswers(database, { since, now, schedule }),
    ]);
    return {
      month_began_at: monthBeganAt,
      today: {
        total: counts.views.today,
        visits: visits.map((visit) => presentVisit(visit, now)),
      },
      overdue: counts.views.overdue,
      without_outcome: counts.views.without_outcome,
      no_shows_this_month: noShows,
      to_answer: counts.views.to_answer,
      adoptions: adoptionCounts,
      answers_this_month: {
        total: answers.total,
        in_time: answers.inTime,
        median_minutes: answers.medianMinutes,
      },
      waiting_longest: waiting.map((row) => presentPetForStaff(row)),
      without_photo: withoutPhoto,
      without_facts: withoutFacts,
      adoptions_this_month: adoptions,
    };
  }

  return {
    latestChanges: (caller: Caller) =>
      findLatestEvents(database, shelterFilterOf(shelters, caller)),

    overview(shelterId: string) {
      const shelter = shelters.of(shelterId);
      return cached(JSON.stringify(shelter), () => readOverview(shelter));
    },
  };
}
