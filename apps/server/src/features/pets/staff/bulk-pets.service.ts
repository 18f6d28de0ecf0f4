import type { Readable } from 'node:stream';
import type { BulkLine, BulkPets, BulkResult } from '@pawmatch/contract/pets/staff/bulk-pets';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor, StaffActor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { createLineStreams } from '../../../platform/process/line-streams.ts';
import { requireRoleNow } from '../../staff/memberships.repository.ts';
import type { OnPetStatusChange, OnPetUnavailable } from '../on-pet-unavailable.ts';
import * as repository from '../pets.repository.ts';
import type { PetRow, PetWithPhotos } from '../pets.table.ts';
import type { PetPhotos } from '../photos/pet-photos.ts';
import type { PetSearchIndex } from '../search/pet-search-index.ts';
import type { CommitPetChange } from './commit-pet-change.ts';
import { petChangeMessages } from './pet-messages.ts';

/** Pets in one transaction: short, so that nobody waits long for a lock. */
const BATCH = 100;

interface BulkOptions {
  commit: CommitPetChange;
  onPetUnavailable: OnPetUnavailable;
  onPetStatusChange: OnPetStatusChange;
  photos: Pick<PetPhotos, 'removeUnshown'>;
  searchIndex: Pick<PetSearchIndex, 'matchingIds'>;
}

/** One change of many pets, batch by batch. */
export function createBulkPetChange(
  { clock, logger, shelters }: Uses<'clock' | 'logger' | 'shelters'>,
  { commit, onPetUnavailable, onPetStatusChange, photos, searchIndex }: BulkOptions,
) {
  const streams = createLineStreams<BulkLine>();

  /** Sets the status where it differs. @returns the pets that were changed, as they were */
  async function setStatus(
    tx: Queries,
    pets: PetWithPhotos[],
    status: PetRow['status'],
    actor: Actor,
  ) {
    const changed = pets.filter((pet) => pet.status !== status);
    const now = clock();
    const ids = changed.map(({ id }) => id);
    if (ids.length > 0) await repository.setPetStatus(tx, ids, { status, updatedAt: now });
    let cancelled = 0;
    const by = { actor, now };
    for (const pet of changed) cancelled += await onPetStatusChange(tx, pet, status, by);
    return { changed, cancelled };
  }

  async function remove(tx: Queries, pets: PetWithPhotos[]) {
    const now = clock();
    const ids = pets.map(({ id }) => id);
    let cancelled = 0;
    for (const id of ids) {
      cancelled += await onPetUnavailable(tx, id, { reason: 'pet_removed', petIds: ids, now });
    }
    await repository.unbondPets(tx, ids, clock());
    await repository.deletePets(tx, ids);
    return { changed: pets, cancelled };
  }

  async function changeBatch(
    by: StaffActor,
    ids: string[],
    { status }: BulkPets,
    report: BulkResult,
  ) {
    const { found, changed, cancelled } = await commit(by.actor, async (tx) => {
      const capability = status ? 'pets.edit' : 'pets.delete';
      await requireRoleNow(tx, by, { capability, now: clock() });
      const locked = await repository.lockPets(tx, ids);
      const found = locked.filter((pet) => pet.shelterId === by.shelterId);
      return {
        found,
        ...(await (status ? setStatus(tx, found, status, by.actor) : remove(tx, found))),
      };
    });
    const foundIds = new Set(found.map(({ id }) => id));
    const gone = ids.filter((id) => !foundIds.has(id));
    report.failures.push(...gone.map((id) => ({ id, name: null, reason: petChangeMessages.gone })));
    report.done += changed.length;
    report.unchanged += found.length - changed.length;
    report.cancelled_visits += cancelled;
    if (status) addChanged(report, changed);
    else for (const pet of changed) await photos.removeUnshown(pet, null);
  }

  async function run(
    staff: StaffActor,
    ids: string[],
    change: BulkPets,
    onLine: (line: BulkLine) => void,
  ): Promise<void> {
    const report: BulkResult = {
      type: 'report',
      done: 0,
      unchanged: 0,
      changed: [],
      failures: [],
      cancelled_visits: 0,
    };
    for (let start = 0; start < ids.length; start += BATCH) {
      onLine({ type: 'progress', done: start, total: ids.length });
      const batch = ids.slice(start, start + BATCH);
      try {
        await changeBatch(staff, batch, change, report);
      } catch (error) {
        // The transaction was rolled back; the other batches are independent of it.
        if (!(error instanceof AppError)) logger.error(error, 'A bulk change of pets failed');
        const reason = error instanceof AppError ? error.detail : petChangeMessages.bulkFailed;
        report.failures.push(...batch.map((id) => ({ id, name: null, reason })));
      }
    }
    onLine(report);
  }

  return {
    /**
     * Changes the pets that match now.
     * @returns lines of JSON ({@link BulkLine})
     */
    async start({ actor, shelterId }: StaffActor, change: BulkPets): Promise<Readable> {
      const own = { ...change.filters, shelter: shelters.of(shelterId).slug };
      const ids = change.ids ?? (await searchIndex.matchingIds(own));
      return streams.start((write) => run({ actor, shelterId }, ids, change, write));
    },

    /** Resolves when all changes have ended. */
    waitForBackgroundWork: streams.waitForBackgroundWork,
  };
}

/** Groups the changed pets by the status before, for undo. */
function addChanged(report: BulkResult, pets: PetRow[]): void {
  for (const { id, status } of pets) {
    const group = report.changed.find(({ before }) => before === status);
    if (group) group.ids.push(id);
    else report.changed.push({ before: status, ids: [id] });
  }
}
