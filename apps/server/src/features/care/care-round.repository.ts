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

const isOverdueOn = (today: string) =>
  sql`(${careItems.recordedAt} IS NULL AND ${careItems.dueOn} < ${today})`;

/** The open row of a pet is where it lives now. */
const ofPetsHere = sql`LEFT JOIN pet_places ON pet_places.pet_id = ${pets.id} AND pet_places.until IS NULL
  AND pet_places.shelter_id = ${careItems.shelterId}`;

/**
 * By place, so that a round passes each one once however many pages it has, and there what is overdue first.
 * @param walk the ids of the places in the order of the round
 */
export async function listRound(
  database: Queries,
  filter: RoundFilter,
  walk: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<DueCareDetails[]> {
  const { rows } = await database.execute<{
    id: string;
    name: string;
    species: PetRow['species'];
    shelter_number: string | null;
    photo_hash: string | null;
    external_photo: PetRow['externalPhoto'];
    place_id: string | null;
  }>(sql`
    SELECT ${careItems.id} AS id, ${pets.name} AS name, ${pets.species} AS species,
      ${pets.shelterNumber} AS shelter_number, ${pets.photoHash} AS photo_hash,
      ${pets.externalPhoto} AS external_photo, ${pets.id} AS pet_id, pet_places.place_id AS place_id, walk.step,
      ${isOverdueOn(filter.today)} AS is_overdue, ${careItems.dueOn} AS due_on, ${careItems.title} AS title, ${careItems.number} AS number
    FROM ${careItems} INNER JOIN ${stays} ON ${stays.id} = ${careItems.stayId}
    INNER JOIN ${pets} ON ${pets.id} = ${careItems.petId} ${ofPetsHere}
    LEFT JOIN unnest(${sql.param([...walk])}::uuid[]) WITH ORDINALITY AS walk (place_id, step) ON walk.place_id = pet_places.place_id
    WHERE ${isOfRound(filter)}
    ORDER BY walk.step, is_overdue DESC, name, pet_id, due_on, title, number, id
    LIMIT ${limit} OFFSET ${offset}`);
  const found = await findItems(
    database,
    rows.map(({ id }) => id),
  );
  const byId = new Map(found.map((each) => [each.item.id, each]));
  return rows.flatMap((row) => {
    const each = byId.get(row.id);
    if (!each) return [];
    const { name, species, shelter_number, photo_hash, external_photo } = row;
    const photo = { photoHash: photo_hash, externalPhoto: external_photo };
    const pet = { id: each.item.petId, name, species, shelterNumber: shelter_number, ...photo };
    return { ...each, pet, placeId: row.place_id };
  });
}

type RoundCounts = Record<'total' | 'overdue' | 'awaited', number>;

export async function countRound(database: Queries, filter: RoundFilter): Promise<RoundCounts> {
  const { rows } = await database.execute<RoundCounts>(sql`
    SELECT count(*)::integer AS total, (count(*) FILTER (WHERE ${isOverdueOn(filter.today)}))::integer AS overdue,
      (SELECT count(*) FROM care_items AS tests WHERE tests.shelter_id = ${filter.shelterId} AND awaits_result)::integer
        AS awaited
    FROM ${careItems} INNER JOIN ${stays} ON ${stays.id} = ${careItems.stayId}
    ${filter.placeIds ? sql`INNER JOIN ${pets} ON ${pets.id} = ${careItems.petId} ${ofPetsHere}` : sql``}
    WHERE ${isOfRound(filter)}`);
  return rows[0] ?? { total: 0, overdue: 0, awaited: 0 };
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
