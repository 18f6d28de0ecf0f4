import { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import type { AdoptionQuery } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import type { Overview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
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

/** Written by the database: the pets, the adopter and the other person. */
const searchText = sql`${adoptions}.search_text`;

const stagesOfView = {
  open: openAdoptionStages,
  adopted: ['adopted'],
  ended: ['declined', 'withdrawn', 'returned'],
} as const;

export const matchesFilters = (
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
export const order = [
  sql`CASE WHEN ${adoptions.stage} IN ('asked', 'checking') THEN ${adoptions.answerBy} END NULLS LAST`,
  sql`coalesce(${adoptions.adoptedAt}, ${adoptions.endedAt}, ${adoptions.createdAt}) DESC`,
  sql`${adoptions.id} DESC`,
];

/**
 * One page of the adoptions of a shelter that match, and how many match. The page is chosen before its people are joined:
 * PostgreSQL takes what a search finds for two rows, and would compare each with every user. A search reads the texts of
 * all adoptions, once for page and count; without one, an index has the count.
 */
export async function queryAdoptions(
  database: Queries,
  query: Filters,
  shelterId: string,
): Promise<{ adoptions: AdoptionDetails[]; total: number }> {
  const matching = matchesFilters(query, shelterId);
  const total = query.q ? sql<number>`count(*) OVER ()::integer` : sql<null>`NULL`;
  const page = await database
    .select({ id: adoptions.id, total })
    .from(adoptions)
    .where(matching)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset ?? 0);
  const [counted, rows] = await Promise.all([
    page[0]?.total ?? database.$count(adoptions, matching),
    selectAdoptions(database)
      .where(
        inArray(
          adoptions.id,
          page.map(({ id }) => id),
        ),
      )
      .orderBy(...order),
  ]);
  return { adoptions: await withPets(database, rows), total: counted };
}

/** What waits for staff. @param since from when on adopted pets are counted */
export async function countWaitingAdoptions(
  database: Queries,
  { shelterId, since, now, today }: { shelterId: string; since: Date; now: Date; today: string },
): Promise<Overview['adoptions']> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const { rows } = await database.execute<Overview['adoptions'] & Record<string, unknown>>(sql`
    SELECT
      count(*) FILTER (WHERE stage IN ('asked', 'checking'))::integer AS to_answer,
      count(*) FILTER (WHERE stage IN ('asked', 'checking') AND answer_by < ${at(now)})::integer AS overdue,
      count(*) FILTER (WHERE stage = 'on_trial' AND trial_until < ${today}::date)::integer AS trials_over,
      (SELECT count(*)::integer FROM pets
        WHERE shelter_id = ${shelterId} AND status = 'Adopted' AND adopted_at >= ${at(since)}
          AND NOT EXISTS (SELECT FROM adoption_pets WHERE pet_id = pets.id AND is_held)) AS without_adopter
    FROM adoptions WHERE shelter_id = ${shelterId} AND stage IN ('asked', 'checking', 'on_trial')`);
  const [counts] = rows;
  if (!counts) throw new Error('The counts are one row.');
  return counts;
}
