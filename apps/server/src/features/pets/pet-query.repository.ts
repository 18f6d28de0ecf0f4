import { optionalFactNames } from '@pawmatch/contract/pets/pet-facts';
import type { FacetName, PetFacets, PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import { facetNames } from '@pawmatch/contract/pets/pet-query';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { hasWord, matchesWords } from '../../platform/search-text.ts';
import { withPhotos } from './pet-photos.repository.ts';
import { type PetWithPhotos, pets } from './pets.table.ts';

/** The indexed text of a pet. */
export const petText = sql`fold_text(${pets.name} || ' ' || ${pets.breed})`;

/** B1.02: a pet is not known to lack what is wanted; unknown is not no. */
const isNotKnownAsNo = (column: AnyPgColumn) => sql`${column} IS NOT FALSE`;

const companionColumns = {
  children: pets.kid_friendly,
  dogs: pets.dog_friendly,
  cats: pets.cat_friendly,
};

const lacksFacts = or(...optionalFactNames.map((name) => isNull(pets[name])));

const gaps = {
  photo: and(isNull(pets.photoHash), isNull(pets.externalPhoto)),
  facts: lacksFacts,
};

/**
 * The ids are found first, by the index of the text: PostgreSQL would rather read the pets in the order of
 * the list until a page is full, which takes long when those that match are at the end.
 */
const matchesText = (search: string) => sql`${pets.id} = ANY (ARRAY(
    SELECT id FROM ${pets} WHERE ${matchesWords(search, (word) => hasWord(petText, word)) ?? sql`true`}
  ))`;

/** The condition of each filter that is set, by its name. */
function conditionsOf(filters: PetFilters): Map<keyof PetFilters, SQL | undefined> {
  const conditions = new Map<keyof PetFilters, SQL | undefined>();
  for (const name of facetNames) {
    const values = filters[name];
    if (values)
      conditions.set(name, inArray(pets[name] as typeof pets.species, [...values] as never));
  }
  if (filters.trait)
    conditions.set('trait', arrayOverlaps(pets.trainingTraits, [...filters.trait]));
  if (filters.good_with) {
    const wanted = filters.good_with.map((name) => isNotKnownAsNo(companionColumns[name]));
    conditions.set('good_with', and(...wanted));
  }
  if (filters.allergy_friendly !== undefined) {
    const { allergy_friendly: wanted } = filters;
    conditions.set(
      'allergy_friendly',
      wanted ? isNotKnownAsNo(pets.allergy_friendly) : eq(pets.allergy_friendly, false),
    );
  }
  if (filters.special_needs !== undefined) {
    conditions.set('special_needs', eq(pets.special_needs, filters.special_needs));
  }
  if (filters.lacks) conditions.set('lacks', and(...filters.lacks.map((gap) => gaps[gap])));
  if (filters.q) conditions.set('q', matchesText(filters.q));
  return conditions;
}

const matchesPetFilters = (filters: PetFilters): SQL | undefined =>
  and(...conditionsOf(filters).values());

/** B1.02: pets that are known to be right stand before those of which it is unknown. */
function unknownLast({ good_with, allergy_friendly }: PetFilters): SQL[] {
  const columns = new Set<AnyPgColumn>((good_with ?? []).map((name) => companionColumns[name]));
  if (allergy_friendly) columns.add(pets.allergy_friendly);
  if (columns.size === 0) return [];
  const unknown = [...columns].map((column) => sql`(${column} IS NULL)::integer`);
  return [sql`${sql.join(unknown, sql` + `)}`];
}

const sortOrders = {
  newest: [desc(pets.createdAt), desc(pets.id)],
  waiting: [asc(pets.createdAt), asc(pets.id)],
  name: [sql`lower(${pets.name})`, asc(pets.id)],
} as const satisfies Record<string, SQL[]>;

/**
 * B1.01: one page of the pets that match. The page's ids are read first, so that a late page costs little
 * more than the first.
 */
export function queryPets(database: Database, query: PetQuery): Promise<PetWithPhotos[]> {
  const order = [...unknownLast(query), ...sortOrders[query.sort ?? 'newest']];
  const page = database
    .select({ id: pets.id })
    .from(pets)
    .where(matchesPetFilters(query))
    .orderBy(...order)
    .limit(query.limit)
    .offset(Math.max(query.offset ?? 0, query.skip ?? 0))
    .as('page');
  return database
    .select(withPhotos)
    .from(page)
    .innerJoin(pets, eq(pets.id, page.id))
    .orderBy(...order);
}

/** The ids of all pets that match, in the order in which they are locked. */
export async function listMatchingPetIds(
  database: Database,
  filters: PetFilters,
): Promise<string[]> {
  const rows = await database
    .select({ id: pets.id })
    .from(pets)
    .where(matchesPetFilters(filters))
    .orderBy(asc(pets.id));
  return rows.map(({ id }) => id);
}

export async function countMatchingPets(database: Database, filters: PetFilters): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(pets)
    .where(matchesPetFilters(filters));
  return row?.total ?? 0;
}

/**
 * B1.05: counts each value of each facet among the pets that match all other filters, in one pass: a pet
 * has a value in the column of a facet when it matches the other facets.
 */
export async function countFacets(database: Database, filters: PetFilters): Promise<PetFacets> {
  const conditions = conditionsOf(filters);
  const isFacet = (name: string) => facetNames.some((facet) => facet === name);
  const others = [...conditions].filter(([name]) => !isFacet(name)).map(([, it]) => it);
  const matchesOtherFacets = (facet: FacetName) =>
    and(...facetNames.filter((name) => name !== facet).map((name) => conditions.get(name)));
  const columns = facetNames.map((name) => ({ name, column: sql.identifier(name) }));
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const { rows } = await database.execute<{ facet: FacetName; value: string; total: number }>(sql`
    SELECT facet, value, total::integer FROM (
      SELECT ${list(columns.map(({ column }) => sql`${column}`))}, count(*) AS total
      FROM (
        SELECT ${list(
          columns.map(
            ({ name, column }) =>
              sql`CASE WHEN ${matchesOtherFacets(name) ?? sql`true`} THEN ${pets[name]} END AS ${column}`,
          ),
        )}
        FROM ${pets} WHERE ${and(...others) ?? sql`true`}
      ) AS counted
      GROUP BY GROUPING SETS (${list(columns.map(({ column }) => sql`(${column})`))})
    ) AS sets
    CROSS JOIN LATERAL (
      VALUES ${list(columns.map(({ name, column }) => sql`(${name}, ${column})`))}
    ) AS entry (facet, value)
    WHERE value IS NOT NULL`);
  const facets = Object.fromEntries(facetNames.map((name) => [name, {}])) as PetFacets['facets'];
  for (const { facet, value, total } of rows) facets[facet][value] = total;
  return { total: await countMatchingPets(database, filters), facets };
}
