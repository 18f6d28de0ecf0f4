import { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import type { AdoptionQuery } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Queries } from '../../platform/database/database.ts';
import { hasWord, matchesWords } from '../../platform/database/search-text.ts';
import {
  type AdoptionDetails,
  isOfPet,
  selectAdoptions,
  withPets,
} from './adoptions.repository.ts';
import { adoptions } from './adoptions.table.ts';

type Filters = z.output<typeof AdoptionQuery>;

const searchText = sql`fold_text(concat_ws(' ',
  (SELECT string_agg(pet_name, ' ') FROM adoption_pets WHERE adoption_id = ${adoptions.id}),
  coalesce((SELECT full_name || ' ' || email FROM users WHERE users.id = ${adoptions.userId}),
    concat_ws(' ', ${adoptions.adopterName}, ${adoptions.adopterEmail}))))`;

const stagesOfView = {
  open: openAdoptionStages,
  adopted: ['adopted'],
  ended: ['declined', 'withdrawn', 'returned'],
} as const;

const matchesFilters = (
  { view, stage, pet_id, user_id, visit_id, q }: Filters,
  shelterId: string,
): SQL | undefined =>
  and(
    eq(adoptions.shelterId, shelterId),
    view && inArray(adoptions.stage, [...stagesOfView[view]]),
    stage && eq(adoptions.stage, stage),
    pet_id ? isOfPet(pet_id) : undefined,
    user_id ? eq(adoptions.userId, user_id) : undefined,
    visit_id ? eq(adoptions.visitId, visit_id) : undefined,
    matchesWords(q, (word) => hasWord(searchText, word)),
  );

/** Those whose answer is due come first, then the newest. */
const order = [
  sql`CASE WHEN ${adoptions.stage} IN ('asked', 'checking') THEN ${adoptions.answerBy} END NULLS LAST`,
  sql`coalesce(${adoptions.adoptedAt}, ${adoptions.endedAt}, ${adoptions.createdAt}) DESC`,
  sql`${adoptions.id} DESC`,
];

/** One page of the adoptions of a shelter that match. */
export async function queryAdoptions(
  database: Queries,
  query: Filters,
  shelterId: string,
): Promise<AdoptionDetails[]> {
  const rows = await selectAdoptions(database)
    .where(matchesFilters(query, shelterId))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return withPets(database, rows);
}

export const countAdoptions = (
  database: Queries,
  filters: Filters,
  shelterId: string,
): Promise<number> => database.$count(adoptions, matchesFilters(filters, shelterId));
