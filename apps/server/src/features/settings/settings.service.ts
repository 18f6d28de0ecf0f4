import type { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import {
  MAX_TOUCHED_VISITS,
  type ShelterSettings,
} from '@pawmatch/contract/shelter/shelter-endpoints';
import { type CarePart, usableParts } from '@pawmatch/contract/staff/care-parts';
import {
  type AffectedVisitCause,
  findAffectedVisits,
} from '@pawmatch/contract/visits/staff/affected-visits';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { actorOf, type StaffActor } from '../../platform/database/actor.ts';
import { type Queries, withoutTimeLimit } from '../../platform/database/database.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { holdPetsWithBlocks } from '../care/rules/care-rules.repository.ts';
import { endedRequirementMail } from '../colleagues/tell-of-required-second-factor.ts';
import { presentSettings } from '../shelter/shelter.presenter.ts';
import {
  findShelter,
  lockShelter,
  setCareParts,
  setSecondFactorRequired,
  updateShelter,
} from '../shelter/shelters.repository.ts';
import { staffSender } from '../shelter/write-shelter-mail.ts';
import { lockManagersAs } from '../staff/managers.repository.ts';
import { findUser } from '../users/users.repository.ts';
import {
  listComparedVisits,
  listVisitsById,
} from '../visits/cancellation/affected-visits.repository.ts';
import { cancelAffectedVisits } from '../visits/cancellation/cancel-visits.service.ts';
import type { VisitDetails } from '../visits/visits.repository.ts';
import { settingsMessages } from './settings-messages.ts';

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

/** The settings of a shelter, which its staff change. */
export function createSettingsService({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>) {
  return {
    async get(shelterId: string): Promise<ShelterSettings> {
      return presentSettings(await findShelter(database, shelterId));
    },

    /** Tells all managers of the end of the requirement; its beginning is told of by a job. */
    async requireSecondFactor(caller: Caller, isRequired: boolean): Promise<ShelterSettings> {
      const now = clock();
      const shelterId = shelterOf(caller);
      await database.transactionAs(actorOf(caller), async (tx) => {
        const managers = await lockManagersAs(tx, caller);
        const isChanged = await setSecondFactorRequired(tx, shelterId, isRequired, now);
        const by = isChanged && !isRequired && (await findUser(tx, caller.userId));
        if (!by) return;
        const sender = staffSender({ shelters, publicUrl }, shelters.of(shelterId));
        for (const to of managers) {
          await enqueueMail(tx, endedRequirementMail({ to, by }, sender), now);
        }
      });
      return this.get(shelterId);
    },

    async chooseCareParts(
      { actor, shelterId }: StaffActor,
      chosen: readonly CarePart[],
    ): Promise<ShelterSettings> {
      await withoutTimeLimit(database, (unlimited) =>
        unlimited.transactionAs(actor, async (tx) => {
          await lockShelter(tx, shelterId);
          await holdPetsWithBlocks(tx, shelterId);
          await setCareParts(tx, shelterId, { parts: usableParts(chosen), now: clock() });
        }),
      );
      await shelters.reload();
      return this.get(shelterId);
    },

    /** The visits that a change would touch; nothing is changed. */
    async preview(shelterId: string, details: ShelterDetails): Promise<AffectedVisitPage> {
      const before = presentSettings(await findShelter(database, shelterId));
      const visits = await listComparedVisits(database, shelterId, clock());
      return listAffected(database, findAffectedVisits(visits, before, details));
    },

    /**
     * Changes the settings. The booked visits that the change touches are returned as they are after it: unchanged, or
     * cancelled with an email to their visitors in the same transaction.
     * @throws AppError CONFLICT with the current settings
     */
    async update(
      { actor, shelterId }: StaffActor,
      { details, expected, isCancelling }: SettingsChange,
    ) {
      const now = clock();
      const changed = await database.transactionAs(actor, async (tx) => {
        const row = await lockShelter(tx, shelterId);
        const before = presentSettings(row);
        if (expected !== undefined && expected !== row.version) {
          throw new AppError('CONFLICT', { detail: settingsMessages.changed, current: before });
        }
        await updateShelter(tx, shelterId, details, now);
        const settings = presentSettings(await findShelter(tx, shelterId));
        const compared = await listComparedVisits(tx, shelterId, now);
        const affected = findAffectedVisits(compared, before, settings);
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
