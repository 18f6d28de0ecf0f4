import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { pets } from '../../pets/pets.table.ts';
import { stays } from '../../pets/stays.table.ts';
import { updateAdoptionPet } from '../adoptions.repository.ts';
import { adoptionPets } from '../adoptions.table.ts';

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
  await updateAdoptionPet(tx, { adoptionId, petId }, { stayId: stay.id });
  await tx
    .update(stays)
    .set({ leftAt: sql`greatest(came_at, ${adoptedAt.toISOString()}::timestamptz)` })
    .where(eq(stays.id, stay.id));
}

/** After a day the database takes a pet that is not adopted any more for one that has come back: that stay is none. */
export async function reopenStay(tx: Queries, petId: string, now: Date): Promise<void> {
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
  await tx
    .update(adoptionPets)
    .set({ stayId: null, healthRecord: null })
    .where(inArray(adoptionPets.stayId, open));
}

const noOutcome = { outcome: null, leftAt: null, outcomeReason: null, holdOverriddenBy: null };
