import type { BookedTime } from '@pawmatch/contract/visits/times/slot-availability';
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { pets } from '../../pets/pets.table.ts';
import { users } from '../../users/users.table.ts';
import { mapConstraintErrors } from '../visit-constraints.ts';
import { isForPetOrPartner } from './waiting-list.repository.ts';
import { type WaitingRow, waitingList } from './waiting-list.table.ts';

/**
 * Who gets the next free times: confirmed people without a held time. `heldUntil` is that of a hold that has ended,
 * which is of anybody, as is a day that has ended.
 */
export const listWithoutHold = (database: Queries, now: Date) =>
  database
    .select({
      petId: waitingList.petId,
      userId: waitingList.userId,
      heldUntil: waitingList.heldUntil,
      wantedFrom: waitingList.wantedFrom,
      wantedTo: waitingList.wantedTo,
      shelterId: pets.shelterId,
    })
    .from(waitingList)
    .innerJoin(pets, eq(pets.id, waitingList.petId))
    .innerJoin(users, eq(users.id, waitingList.userId))
    .where(
      or(
        and(isNull(waitingList.heldUntil), isNotNull(users.emailConfirmedAt)),
        lte(waitingList.heldUntil, now),
        and(isNull(waitingList.heldUntil), lte(waitingList.wantedTo, now)),
      ),
    )
    .orderBy(asc(waitingList.turn));

/**
 * Times that are held for visits of a pet, or of all pets of its shelter; see `listBookedTimes`.
 * @param of.shelterId null for those of the pet alone
 */
export async function listHeldTimes(
  database: Queries,
  { petId, shelterId, now }: { petId: string; shelterId: string | null; now: Date },
): Promise<BookedTime[]> {
  const entries = await database
    .select({
      heldFrom: waitingList.heldFrom,
      heldTo: waitingList.heldTo,
      heldRestsUntil: waitingList.heldRestsUntil,
      isOfPet: sql<boolean>`${isForPetOrPartner(petId)}`,
    })
    .from(waitingList)
    .innerJoin(pets, eq(pets.id, waitingList.petId))
    .where(
      and(
        gt(waitingList.heldUntil, now),
        shelterId ? eq(pets.shelterId, shelterId) : isForPetOrPartner(petId),
      ),
    );
  return entries.flatMap(({ heldFrom, heldTo, heldRestsUntil, isOfPet }) =>
    heldFrom && heldTo && heldRestsUntil
      ? {
          startsAt: heldFrom,
          endsAt: heldTo,
          restsUntil: heldRestsUntil,
          isOfPet,
          occupiesPet: isOfPet,
          isActive: true,
          count: 1,
        }
      : [],
  );
}

const isEntry = ({ petId, userId }: Pick<WaitingRow, 'petId' | 'userId'>) =>
  and(eq(waitingList.petId, petId), eq(waitingList.userId, userId));

/** @throws AppError when the time has been taken meanwhile */
export async function holdTime(
  transaction: Queries,
  entry: WaitingRow,
  held: Pick<WaitingRow, 'heldFrom' | 'heldTo' | 'heldRestsUntil' | 'heldUntil'>,
): Promise<void> {
  await mapConstraintErrors(
    transaction.update(waitingList).set(held).where(isEntry(entry)).execute(),
  );
}

/** Ends a hold now. The next run of the job treats it as one that was not used in time. */
export async function releaseHold(
  database: Queries,
  { petId, userId, until }: { petId: string; userId: string; until: Date },
  now: Date,
): Promise<void> {
  await database
    .update(waitingList)
    .set({ heldUntil: now })
    .where(
      and(
        isForPetOrPartner(petId),
        eq(waitingList.userId, userId),
        eq(waitingList.heldUntil, until),
      ),
    );
}

/** Somebody has let a held time pass: the others come first now. */
export async function moveToEnd(transaction: Queries, entry: WaitingRow): Promise<void> {
  await transaction.execute(sql`
    UPDATE waiting_list SET turn = DEFAULT, missed = missed || held_from,
      held_from = NULL, held_to = NULL, held_rests_until = NULL, held_until = NULL
    WHERE ${isEntry(entry)}`);
}
