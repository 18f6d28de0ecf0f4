import type { CareKind } from '@pawmatch/contract/care/care-values';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';
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

const isOfRound = (filter: RoundFilter) => {
  const { shelterId, today, until, kinds, placeIds, isOverdue, isAwaited } = filter;
  const isWanted = isAwaited
    ? careItems.awaitsResult
    : and(
        isDue,
        sql`${careItems.dueOn} <= ${until}`,
        isOverdue ? sql`${careItems.dueOn} < ${today}` : undefined,
        isNotTooLate(today),
        isNull(stays.outcome),
      );
  return and(
    eq(careItems.shelterId, shelterId),
    isWanted,
    kinds ? inArray(careItems.kind, [...kinds]) : undefined,
    placeIds ? sql`pet_places.place_id = ANY (${sql.param([...placeIds])}::uuid[])` : undefined,
  );
};

export interface Round extends Record<'total' | 'overdue' | 'awaited', number> {
  items: DueCareDetails[];
}

const inOrder = sql`page.step, page.is_overdue DESC, page.name, page.pet_id, page.due_on, page.title, page.number, page.id`;

/**
 * A page of a round, and how much all of it is. By place, so that a round passes each one once however many pages it has,
 * and there what is overdue first. What is due is read once for the page and the counts.
 * @param walk the ids of the places in the order of the round
 */
export async function readRound(
  database: Queries,
  filter: RoundFilter,
  walk: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<Round> {
  const { rows } = await database.execute<{
    total: number;
    overdue: number;
    awaited: number;
    id: string | null;
    name: string;
    species: PetRow['species'];
    shelter_number: string | null;
    photo_hash: string | null;
    external_photo: PetRow['externalPhoto'];
    place_id: string | null;
  }>(sql`
    WITH due AS MATERIALIZED (
      SELECT ${careItems.id} AS id, ${careItems.petId} AS pet_id, ${pets.name} AS name, pet_places.place_id, walk.step,
        (${careItems.recordedAt} IS NULL AND ${careItems.dueOn} < ${filter.today}) AS is_overdue,
        ${careItems.dueOn} AS due_on, ${careItems.title} AS title, ${careItems.number} AS number
      FROM ${careItems} INNER JOIN ${stays} ON ${stays.id} = ${careItems.stayId}
      INNER JOIN ${pets} ON ${pets.id} = ${careItems.petId}
      LEFT JOIN pet_places ON pet_places.pet_id = ${pets.id} AND pet_places.until IS NULL
        AND pet_places.shelter_id = ${careItems.shelterId}
      LEFT JOIN unnest(${sql.param([...walk])}::uuid[]) WITH ORDINALITY AS walk (place_id, step)
        ON walk.place_id = pet_places.place_id
      WHERE ${isOfRound(filter)}
    ), counts AS (
      SELECT count(*)::integer AS total, (count(*) FILTER (WHERE is_overdue))::integer AS overdue,
        (SELECT count(*) FROM care_items WHERE shelter_id = ${filter.shelterId} AND awaits_result)::integer AS awaited
      FROM due
    ), page AS (SELECT * FROM due AS page ORDER BY ${inOrder} LIMIT ${limit} OFFSET ${offset})
    SELECT counts.*, page.id, page.name, page.place_id, species, shelter_number, photo_hash, external_photo
    FROM counts LEFT JOIN page ON true LEFT JOIN pets ON pets.id = page.pet_id
    ORDER BY ${inOrder}`);
  const { total = 0, overdue = 0, awaited = 0 } = rows[0] ?? {};
  const found = await findItems(
    database,
    rows.flatMap(({ id }) => id ?? []),
  );
  const byId = new Map(found.map((each) => [each.item.id, each]));
  const items = rows.flatMap((row) => {
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
