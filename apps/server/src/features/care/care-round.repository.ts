import type { CareKind } from '@pawmatch/contract/care/care-values';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { PetRow } from '../pets/pets.table.ts';
import { careItems } from './care.tables.ts';
import { type CareItemDetails, findItems, isDue, isNotTooLate } from './care-items.repository.ts';

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

/** An item of a page, with nulls where there is none. */
interface RoundRow extends Record<'total' | 'overdue' | 'awaited' | 'begins', number> {
  id: string | null;
  name: string;
  species: PetRow['species'];
  shelter_number: string | null;
  photo_hash: string | null;
  external_photo: PetRow['externalPhoto'];
  place_id: string | null;
}

/**
 * A page of a round, and how much all of it is. By place, so that a round passes each one once however many pages it has,
 * and there what is overdue first. Pets are put in order, which are fewer than what is due of them, and then the items of
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
  const isOverdue = sql`(${careItems.recordedAt} IS NULL AND ${careItems.dueOn} < ${today})`;
  // Results are awaited of all stays of a pet, also of those that have ended.
  const stayId = isAwaited ? sql`NULL::uuid` : careItems.stayId;
  const { rows } = await database.execute<RoundRow & Record<string, unknown>>(sql`
    WITH counted AS (
      SELECT pet_id, ${stayId} AS stay_id, ${isOverdue} AS is_overdue, count(*)::integer AS n
      FROM ${careItems} WHERE ${isOfRound(filter)} GROUP BY 1, 2, 3
    ), ranked AS MATERIALIZED (
      SELECT counted.*, place_id,
        sum(n) OVER (ORDER BY step, is_overdue DESC, pets.name, pets.id ROWS UNBOUNDED PRECEDING) AS ends
      FROM counted JOIN pets ON pets.id = counted.pet_id
      LEFT JOIN stays ON stays.id = counted.stay_id
      LEFT JOIN pet_places ON pet_places.pet_id = pets.id AND until IS NULL AND pet_places.shelter_id = ${shelterId}
      LEFT JOIN unnest(${sql.param([...walk])}::uuid[]) WITH ORDINALITY AS walk (place_id, step) USING (place_id)
      WHERE stays.outcome IS NULL
        AND ${placeIds ? sql`place_id = ANY (${sql.param([...placeIds])}::uuid[])` : true}
    ), counts AS (
      SELECT coalesce(sum(n), 0)::integer AS total, coalesce(sum(n) FILTER (WHERE is_overdue), 0)::integer AS overdue,
        (SELECT count(*) FROM care_items WHERE shelter_id = ${shelterId} AND awaits_result)::integer AS awaited
      FROM ranked
    )
    SELECT counts.*, (ends - n)::integer AS begins, place_id, item.*
    FROM counts LEFT JOIN (ranked JOIN LATERAL (
        SELECT ${careItems.id}, due_on, title, number, name, species, shelter_number, photo_hash, external_photo
        FROM ${careItems} JOIN pets ON pets.id = pet_id
        WHERE pet_id = ranked.pet_id AND ${isOfRound(filter)} AND ${isOverdue} = ranked.is_overdue
          AND coalesce(ranked.stay_id, stay_id) = stay_id
        -- So that the database reads them pet by pet.
        OFFSET 0
      ) AS item ON true) ON ends > ${offset}::integer AND ends - n < ${offset + limit}::integer
    ORDER BY ends, due_on, title, number, id`);
  const { total = 0, overdue = 0, awaited = 0, begins = 0 } = rows[0] ?? {};
  // The first pet of the page may begin on the one before.
  const page = rows.slice(offset - begins, offset - begins + limit);
  const found = await findItems(
    database,
    page.flatMap(({ id }) => id ?? []),
  );
  const byId = new Map(found.map((each) => [each.item.id, each]));
  const items = page.flatMap((row) => {
    const each = byId.get(row.id ?? '');
    if (!each) return [];
    const { name, species, shelter_number, photo_hash, external_photo } = row;
    const photo = { photoHash: photo_hash, externalPhoto: external_photo };
    const pet = { id: each.item.petId, name, species, shelterNumber: shelter_number, ...photo };
    return { ...each, pet, placeId: row.place_id };
  });
  return { total, overdue, awaited, items };
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
