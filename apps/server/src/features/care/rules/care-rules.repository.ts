import type {
  CareFacts,
  CareNeed,
  CareRule,
  CareStep,
  PetBlock,
} from '@pawmatch/contract/pets/care/readiness';
import { and, eq, ne, sql } from 'drizzle-orm';
import { inLongTurnOfCare } from '../../../care-turns.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { holdPets } from '../../pets/pets.repository.ts';
import { pets } from '../../pets/pets.table.ts';
import { type CareRulesRow, careRules } from '../care.tables.ts';

export async function findRules(
  database: Queries,
  shelterId: string,
): Promise<CareRulesRow | undefined> {
  const [row] = await database.select().from(careRules).where(eq(careRules.shelterId, shelterId));
  return row;
}

/**
 * Holds the pets of a shelter whose blocks may change, before its rules, plans or parts are changed. Who changes the care
 * of a pet, closes its adoption or deletes it holds the pet first, too, and reads the rules after that. The change has no
 * limit of a statement, as in a long turn of care: the database computes the blocks of all these pets again, in one.
 */
export const holdPetsWithBlocks = (transaction: Queries, shelterId: string): Promise<void> =>
  holdPets(
    transaction,
    and(
      eq(pets.shelterId, shelterId),
      sql`(${pets.careBlocks} <> '[]' OR EXISTS (
        SELECT FROM stays WHERE stays.pet_id = ${pets.id} AND outcome IS NULL))`,
    ),
  );

/**
 * Replaces rules that nobody has changed meanwhile; the database computes the blocks of pets again.
 * @returns whether it was done
 */
export async function replaceRules(
  transaction: Queries,
  { version, ...row }: Omit<CareRulesRow, 'rules'> & { rules: CareRule[] },
): Promise<boolean> {
  const { rowCount } =
    version === 0
      ? await transaction.insert(careRules).values(row).onConflictDoNothing()
      : await transaction
          .update(careRules)
          .set(row)
          .where(and(eq(careRules.shelterId, row.shelterId), eq(careRules.version, version)));
  return rowCount === 1;
}

/** The blocks of a shelter's pets are those of a day. @returns whether it was another day until now */
export async function setDayOfRules(
  database: Database,
  shelterId: string,
  today: string,
): Promise<boolean> {
  const isEarlier = and(eq(careRules.shelterId, shelterId), ne(careRules.asOf, today));
  if ((await database.$count(careRules, isEarlier)) === 0) return false;
  return inLongTurnOfCare(database, shelterId, async (tx) => {
    await holdPetsWithBlocks(tx, shelterId);
    const { rowCount } = await tx.update(careRules).set({ asOf: today }).where(isEarlier);
    return rowCount === 1;
  });
}

/** Whether the transaction has blocked pets or ended a block. */
export async function hasChangedPets(transaction: Queries): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT FROM pets WHERE changed_in = pg_current_xact_id() LIMIT 1`,
  );
  return rowCount === 1;
}

export const listBlocked = (
  database: Queries,
  shelterId: string,
): Promise<{ petId: string; blocks: PetBlock[] }[]> =>
  database
    .select({ petId: pets.id, blocks: pets.careBlocks })
    .from(pets)
    .where(and(eq(pets.shelterId, shelterId), sql`${pets.careBlocks} <> '[]'`));

export async function countBlocked(
  database: Queries,
  shelterId: string,
): Promise<Record<CareStep, number>> {
  const count = (step: CareStep) =>
    sql`count(*) FILTER (WHERE is_blocked(care_blocks, ${step}))::integer`;
  const { rows } = await database.execute<Record<CareStep, number>>(sql`
    SELECT ${count('showing')} AS showing, ${count('booking')} AS booking, ${count('leaving')} AS leaving
    FROM pets WHERE shelter_id = ${shelterId} AND care_blocks <> '[]'`);
  return rows[0] ?? { showing: 0, booking: 0, leaving: 0 };
}

/** What is known of a pet in its present stay, of some needs; undefined for one that is not in care. */
export async function findFacts(
  database: Queries,
  { petId, needs, today }: { petId: string; needs: readonly CareNeed[]; today: string },
): Promise<CareFacts | undefined> {
  const { rows } = await database.execute<{ facts: CareFacts }>(sql`
    SELECT (SELECT coalesce(jsonb_object_agg(need, is_met), '{}')
      FROM unnest(${sql.param([...needs])}::text[]) AS need, care_fact(pets, stays, need, ${today}::date)) AS facts
    FROM pets JOIN stays ON stays.pet_id = pets.id AND outcome IS NULL WHERE pets.id = ${petId}`);
  return rows[0]?.facts;
}
