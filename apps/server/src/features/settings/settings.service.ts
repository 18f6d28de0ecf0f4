import type { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import {
  MAX_TOUCHED_VISITS,
  type ShelterSettings,
} from '@pawmatch/contract/shelter/shelter-endpoints';
import {
  type AffectedVisitCause,
  findAffectedVisits,
} from '@pawmatch/contract/visits/affected-visits';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { presentSettings } from '../shelter/shelter.presenter.ts';
import {
  findShelter,
  lockShelter,
  setSecondFactorRequired,
  updateShelter,
} from '../shelter/shelters.repository.ts';
import {
  listComparedVisits,
  listVisitsById,
} from '../visits/cancellation/affected-visits.repository.ts';
import { cancelAffectedVisits } from '../visits/cancellation/cancel-visits.service.ts';
import type { VisitDetails } from '../visits/visits.repository.ts';

const SETTINGS_CHANGED_MESSAGE =
  'Someone else has changed the settings meanwhile. Please look at them again.';

/** The visits that a change touches, the next ones first, as far as they are listed. */
export interface AffectedVisitPage {
  visits: { details: VisitDetails; cause: AffectedVisitCause }[];
  count: number;
}

interface SettingsChange {
  details: ShelterDetails;
  /** The version that the change is based on; undefined: any. */
  expected: number | undefined;
  /** Whether the visits that it touches are cancelled. */
  isCancelling: boolean;
}

/** The settings of the shelter, which staff change. */
export function createSettingsService({
  database,
  clock,
  shelters,
}: Pick<Dependencies, 'database' | 'clock' | 'shelters'>) {
  return {
    async get(): Promise<ShelterSettings> {
      return presentSettings(await findShelter(database));
    },

    async requireSecondFactor(actor: Actor, isRequired: boolean): Promise<ShelterSettings> {
      await database.transactionAs(actor, (tx) => setSecondFactorRequired(tx, isRequired, clock()));
      return this.get();
    },

    /** The visits that a change would touch; nothing is changed. */
    async preview(details: ShelterDetails): Promise<AffectedVisitPage> {
      const before = presentSettings(await findShelter(database));
      const visits = await listComparedVisits(database, clock());
      return listAffected(database, findAffectedVisits(visits, before, details));
    },

    /**
     * Changes the settings. The booked visits that the change touches are returned as they are after it: unchanged, or
     * cancelled with an email to their visitors in the same transaction.
     * @throws AppError CONFLICT with the current settings
     */
    async update(actor: Actor, { details, expected, isCancelling }: SettingsChange) {
      const now = clock();
      const changed = await database.transactionAs(actor, async (tx) => {
        const row = await lockShelter(tx);
        const before = presentSettings(row);
        if (expected !== undefined && expected !== row.version) {
          throw new AppError('CONFLICT', { detail: SETTINGS_CHANGED_MESSAGE, current: before });
        }
        await updateShelter(tx, row.id, details, now);
        const settings = presentSettings(await findShelter(tx));
        const affected = findAffectedVisits(await listComparedVisits(tx, now), before, settings);
        const cancellation = { now, timeZone: before.time_zone };
        const cancelledCount = isCancelling
          ? await cancelAffectedVisits(tx, affected, cancellation)
          : 0;
        return { settings, cancelledCount, affected: await listAffected(tx, affected) };
      });
      await shelters.reload();
      return changed;
    },
  };
}

async function listAffected(
  database: Queries,
  affected: ReadonlyMap<string, AffectedVisitCause>,
): Promise<AffectedVisitPage> {
  const visits = await listVisitsById(database, [...affected.keys()], MAX_TOUCHED_VISITS);
  return {
    visits: visits.flatMap((details) => {
      const cause = affected.get(details.visit.id);
      return cause ? [{ details, cause }] : [];
    }),
    count: affected.size,
  };
}
