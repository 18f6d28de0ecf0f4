import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { stays } from '../stays/stays.table.ts';
import { cancelVisitsOfPet } from '../visits/cancellation/cancel-visits.service.ts';
import { restoreVisitsOfPet } from '../visits/cancellation/restore-visits.service.ts';
import { restoreWaitingList } from '../visits/waiting-list/restore-waiting-list.ts';
import * as repository from './adoptions.repository.ts';
import { adoptionPets, adoptions } from './adoptions.table.ts';
import { storeStep, undoTime } from './store-step.ts';

interface Closing {
  now: Date;
  /** Undefined when nobody is recorded. */
  adoptionId?: string | undefined;
}

/**
 * Closes what was open of a pet that is adopted now: visits to come, waiting for it, and what others asked for. Others
 * hear of it when it cannot be undone silently any more. The caller has locked the pet.
 * @returns how many visits were cancelled
 */
export async function closePet(tx: Queries, petId: string, closing: Closing): Promise<number> {
  await declineOthers(tx, petId, closing);
  return cancelVisitsOfPet(tx, petId, { reason: 'pet_adopted', now: closing.now });
}

/** Who was said to adopt at a visit may be who did, as long as nobody else is recorded. */
async function declineOthers(tx: Queries, petId: string, { now, adoptionId }: Closing) {
  for (const other of await repository.lockOpenAdoptionsOfPet(tx, petId, adoptionId)) {
    if (!adoptionId && other.adoption.source === 'visit') continue;
    const end = { stage: 'declined', endReason: 'pet_adopted', endedAt: now } as const;
    await storeStep(tx, other, end, now, 'pet_adopted', undoTime(now));
  }
}

/** Names the stay that an adoption has ended, on its day. */
export async function recordStay(
  tx: Queries,
  { adoptionId, petId, adoptedAt }: { adoptionId: string; petId: string; adoptedAt: Date },
): Promise<void> {
  const [stay] = await tx
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.petId, petId), eq(stays.outcome, 'adopted')))
    .orderBy(desc(stays.cameAt))
    .limit(1);
  if (!stay) return;
  await repository.updateAdoptionPet(tx, { adoptionId, petId }, { stayId: stay.id });
  await tx
    .update(stays)
    .set({ leftAt: sql`greatest(came_at, ${adoptedAt.toISOString()}::timestamptz)` })
    .where(eq(stays.id, stay.id));
}

/**
 * Brings back what was closed with a pet that was adopted by mistake: its stay, visits whose times are still free, the
 * waiting for it, and what others asked for. They are told if they may have heard of the adoption. The pet's status has
 * been written.
 * @param pet as it was while adopted
 */
export async function reopenPet(
  tx: Queries,
  { id: petId, adoptedAt: closedAt }: Pick<PetRow, 'id' | 'adoptedAt'>,
  now: Date,
): Promise<void> {
  await reopenStay(tx, petId, now);
  if (!closedAt) return;
  await reopenOthers(tx, petId, closedAt, now);
  await restoreVisitsOfPet(tx, petId, { closedAt, silentUntil: undoTime(closedAt), now });
  await restoreWaitingList(tx, petId, closedAt);
}

/** After a day the database takes a pet that is not adopted any more for one that has come back: that stay is none. */
async function reopenStay(tx: Queries, petId: string, now: Date): Promise<void> {
  const isOpen = and(eq(stays.petId, petId), isNull(stays.outcome));
  const isNew = and(isOpen, eq(stays.intake, 'returned'), eq(stays.cameAt, now));
  const { rowCount } = await tx.delete(stays).where(isNew);
  if (rowCount === 1) {
    const [stay] = await tx
      .update(stays)
      .set({ ...noOutcome, updatedAt: now })
      .where(
        sql`${stays.id} = (SELECT id FROM stays WHERE pet_id = ${petId} AND outcome = 'adopted'
          ORDER BY came_at DESC LIMIT 1)`,
      )
      .returning();
    const listedAt = stay?.listedAt;
    if (listedAt) await tx.update(pets).set({ listedAt }).where(eq(pets.id, petId));
  }
  const open = tx.select({ id: stays.id }).from(stays).where(isOpen);
  await tx.update(adoptionPets).set({ stayId: null }).where(inArray(adoptionPets.stayId, open));
}

const noOutcome = { outcome: null, leftAt: null, outcomeReason: null, holdOverriddenBy: null };

async function reopenOthers(tx: Queries, petId: string, closedAt: Date, now: Date): Promise<void> {
  const rows = await repository
    .selectAdoptions(tx)
    .where(
      and(
        eq(adoptions.endReason, 'pet_adopted'),
        gte(adoptions.endedAt, closedAt),
        repository.isOfPet(petId),
      ),
    )
    .orderBy(asc(adoptions.id))
    .for('update', { of: adoptions });
  for (const other of await repository.withPets(tx, rows)) {
    // The other one of a pair may be adopted still.
    if (other.pets.some(({ status }) => status === 'Adopted')) continue;
    const stage = (await repository.findStageBefore(tx, other.adoption.id)) ?? 'checking';
    const told = now < undoTime(closedAt) ? undefined : 'reopened';
    await storeStep(tx, other, { stage, endReason: null, endedAt: null }, now, told);
  }
}
