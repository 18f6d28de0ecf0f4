import type { CareKind } from '@pawmatch/contract/care/care-values';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { careItems } from './care.tables.ts';
import { type CareItemDetails, isDue, isNotTooLate, itemDetails } from './care-items.repository.ts';

export interface DueCareDetails extends CareItemDetails {
  pet: Pick<PetRow, 'id' | 'name' | 'species' | 'shelterNumber' | 'photoHash' | 'externalPhoto'>;
  placeId: string | null;
}

export interface RoundFilter {
  shelterId: string;
  today: string;
  until: string;
  kinds?: readonly CareKind[];
  /** Only what pets at these places need. */
  placeIds?: readonly string[];
  isOverdue?: boolean;
  /** Tests whose result is awaited, also of pets that have left, and not what is due. */
  isAwaited?: boolean;
}

const isOfRound = ({ shelterId, today, until, kinds, isOverdue, isAwaited }: RoundFilter) =>
  and(
    eq(careItems.shelterId, shelterId),
    ...(isAwaited
      ? [careItems.awaitsResult]
      : [
          isDue,
          sql`${careItems.dueOn} <= ${until}`,
          isOverdue ? sql`${careItems.dueOn} < ${today}` : undefined,
          isNotTooLate(today),
        ]),
    kinds ? inArray(careItems.kind, [...kinds]) : undefined,
  );

export interface Round extends Record<'total' | 'overdue' | 'awaited', number> {
  items: DueCareDetails[];
}

/** Named, so that the database parses the long statement once a connection; each shape of it has a name of its own. */
const nameOf = ({ kinds, placeIds, isOverdue, isAwaited }: RoundFilter): string =>
  `round of ${kinds?.length ?? 'all'} kinds ${[placeIds && 'at places', isOverdue && 'overdue', isAwaited && 'awaited']}`;

const ofPage = <T>(column: string) => sql<T>`page.${sql.identifier(column)}`;

/**
 * A page of a round, and how much all of it is. By place, so that a round passes each one once however many pages it has,
 * and there what is overdue first. Stays are put in order, which are fewer than what is due in them, and then the items of
 * those on the page.
 * @param walk the ids of the places in the order of the round
 */
export async function readRound(
  database: Queries,
  filter: RoundFilter,
  walk: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<Round> {
  const { shelterId, today, placeIds, isAwaited } = filter;
  const isOverdue = isAwaited ? sql`false` : sql`(${careItems.dueOn} < ${today})`;
  // Results are awaited of all stays of a pet, also of those that have ended.
  const subjectId = isAwaited ? careItems.petId : careItems.stayId;
  const subjects = isAwaited
    ? sql`SELECT id, id AS pet_id, name FROM pets`
    : sql`SELECT id, pet_id, pet_name AS name FROM stays WHERE outcome IS NULL`;
  const page = sql`(
    WITH counted AS (
      SELECT ${subjectId} AS id, ${isOverdue} AS is_overdue, count(*)::integer AS n
      FROM ${careItems} WHERE ${isOfRound(filter)} GROUP BY 1, 2
    ), ranked AS (
      SELECT counted.*, pet_id, place_id,
        sum(n) OVER (ORDER BY step, is_overdue DESC, name, pet_id ROWS UNBOUNDED PRECEDING) AS ends
      FROM counted JOIN (${subjects}) AS subjects USING (id)
      LEFT JOIN (SELECT pet_id, place_id FROM pet_places WHERE until IS NULL AND shelter_id = ${shelterId}) AS lives
        USING (pet_id)
      LEFT JOIN unnest(${sql.param([...walk])}::uuid[]) WITH ORDINALITY AS walk (place_id, step) USING (place_id)
      WHERE ${placeIds ? sql`place_id = ANY (${sql.param([...placeIds])}::uuid[])` : true}
    ), counts AS (
      SELECT coalesce(sum(n), 0)::integer AS total, coalesce(sum(n) FILTER (WHERE is_overdue), 0)::integer AS overdue,
        (SELECT count(*) FROM care_items WHERE shelter_id = ${shelterId} AND awaits_result)::integer AS awaited
      FROM ranked
    )
    SELECT counts.*, ranked.*, (ends - n)::integer AS begins
    FROM counts LEFT JOIN ranked ON ends > ${offset}::integer AND ends - n < ${offset + limit}::integer
  ) AS page`;
  const isOfSubject = sql`${careItems.petId} = page.pet_id AND ${subjectId} = page.id AND ${isOverdue} = page.is_overdue`;
  const items = database
    .select()
    .from(careItems)
    // So that the database reads them pet by pet; drizzle leaves out an offset of 0.
    .where(sql`${isOfSubject} AND ${isOfRound(filter)} OFFSET 0`)
    .as('care_items');
  const rows = await database
    .select({
      ...itemDetails,
      pet: {
        id: pets.id,
        name: pets.name,
        species: pets.species,
        shelterNumber: pets.shelterNumber,
        photoHash: pets.photoHash,
        externalPhoto: pets.externalPhoto,
      },
      placeId: ofPage<string | null>('place_id'),
      total: ofPage<number>('total'),
      overdue: ofPage<number>('overdue'),
      awaited: ofPage<number>('awaited'),
      begins: ofPage<number | null>('begins'),
    })
    .from(page)
    .leftJoinLateral(items, sql`true`)
    .leftJoin(pets, eq(pets.id, careItems.petId))
    .orderBy(ofPage('ends'), careItems.dueOn, careItems.title, careItems.number, careItems.id)
    .prepare(nameOf(filter))
    .execute();
  const { total = 0, overdue = 0, awaited = 0, begins } = rows[0] ?? {};
  // The first pet of the page may begin on the one before.
  const skipped = offset - (begins ?? offset);
  const found = rows
    .slice(skipped, skipped + limit)
    .flatMap(({ item, pet, ...details }) => (item && pet ? { ...details, item, pet } : []));
  return { total, overdue, awaited, items: found };
}

/** What pets weighed last, at every shelter where they lived. */
export async function listLastWeights(
  database: Queries,
  petIds: readonly string[],
): Promise<Map<string, { grams: number; at: Date }>> {
  if (petIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([careItems.petId], {
      petId: careItems.petId,
      grams: sql<number>`${careItems.grams}`,
      at: sql<Date>`${careItems.doneAt}`.mapWith(careItems.doneAt),
    })
    .from(careItems)
    .where(and(inArray(careItems.petId, [...petIds]), isNotNull(careItems.grams)))
    .orderBy(careItems.petId, desc(careItems.doneAt), desc(careItems.id));
  return new Map(rows.map(({ petId, ...weight }) => [petId, weight]));
}
