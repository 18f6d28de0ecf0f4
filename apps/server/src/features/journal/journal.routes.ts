import { type JournalQuery, listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { addDays, startOfDay } from '@pawmatch/contract/zoned-time';
import type { FeatureContext } from '../../feature-context.ts';
import { runsInstallation, shelterOf } from '../../platform/http/requests/caller.ts';
import { type JournalFilters, listChangesByStaff } from '../history/history.repository.ts';
import { shelterFilterOf } from '../shelter/shelters.ts';
import { presentChange, presentRead } from './journal.presenter.ts';
import { listReads } from './journal.repository.ts';

const filtersOf = (
  query: JournalQuery,
  timeZone: string,
): Omit<JournalFilters, 'shelterId' | 'includesInstallation'> => ({
  personId: query.person_id,
  colleagueId: query.colleague_id,
  kind: query.kind,
  from: query.from ? startOfDay(query.from, timeZone) : undefined,
  until: query.to ? startOfDay(addDays(query.to, 1), timeZone) : undefined,
  before: query.before,
  limit: query.limit,
});

export function registerJournal({
  registerEndpoint,
  dependencies: { database, shelters },
}: FeatureContext): void {
  registerEndpoint(listJournal, async ({ query, caller }) => {
    const filters = {
      ...filtersOf(query, shelters.of(shelterOf(caller)).time_zone),
      shelterId: shelterFilterOf(shelters, caller),
      includesInstallation: runsInstallation(caller),
    };
    const [reads, changes] = await Promise.all([
      listReads(database, filters),
      listChangesByStaff(database, filters),
    ]);
    return [...reads.map(presentRead), ...changes.map(presentChange)]
      .sort((a, b) => b.id - a.id)
      .slice(0, filters.limit);
  });
}
