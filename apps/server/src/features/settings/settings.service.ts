import type { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import {
  MAX_TOUCHED_VISITS,
  type ShelterSettings,
} from '@pawmatch/contract/shelter/shelter-endpoints';
import { isWithinVisitingHours } from '@pawmatch/contract/visits/bookable-times';
import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { presentSettings } from '../shelter/shelter.presenter.ts';
import { findShelter, lockShelter, updateShelter } from '../shelter/shelters.repository.ts';
import { listUpcomingVisits } from '../visits/visits.repository.ts';

const SETTINGS_CHANGED_MESSAGE =
  'Someone else has changed the settings meanwhile. Please look at them again.';

export type SettingsService = ReturnType<typeof createSettingsService>;

/** B3.01: the settings of the shelter, which staff change. */
export function createSettingsService({
  database,
  clock,
  shelter,
}: Pick<Dependencies, 'database' | 'clock' | 'shelter'>) {
  return {
    async get(): Promise<ShelterSettings> {
      return presentSettings(await findShelter(database));
    },

    /**
     * Changes the settings. Booked visits stay as they are; those that the change touches are returned.
     * @param expected the version that the change is based on; undefined: any
     * @throws AppError CONFLICT with the current settings
     */
    async update(actor: Actor, details: ShelterDetails, expected: number | undefined) {
      const now = clock();
      const { before, after } = await database.transactionAs(actor, async (tx) => {
        const row = await lockShelter(tx);
        if (expected !== undefined && expected !== row.version) {
          const current = presentSettings(row);
          throw new AppError('CONFLICT', { detail: SETTINGS_CHANGED_MESSAGE, current });
        }
        await updateShelter(tx, details, now);
        return { before: presentSettings(row), after: presentSettings(await findShelter(tx)) };
      });
      await shelter.reload();
      const upcoming = await listUpcomingVisits(database, now);
      const touched = upcoming.filter(
        ({ visit }) => isWithinVisitingHours(visit, before) && !isWithinVisitingHours(visit, after),
      );
      return {
        settings: after,
        touched: touched.slice(0, MAX_TOUCHED_VISITS),
        count: touched.length,
      };
    },
  };
}
