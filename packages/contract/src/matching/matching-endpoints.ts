import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { queryInteger } from '../page.ts';
import { Pet } from '../pets/pet.ts';
import { MAX_PAGE_SIZE } from '../pets/pet-lists.ts';
import { Match } from './match.ts';

/** R9.05 */
export const DEFAULT_MATCHES_PER_PAGE = 10;

/** R2.43: cards on one page of "Your Perfect Matches". */
export const MATCHES_PAGE_SIZE = 6;

/** R3.35: a pet and how well it fits. */
export const Recommendation = z.extend(Pet, { match: Match });
export type Recommendation = z.infer<typeof Recommendation>;

export const listRecommendations = defineEndpoint({
  method: 'GET',
  path: '/match/recommendations',
  access: 'user',
  summary: 'Available pets that fit the caller, best first',
  query: z.object({
    page: z._default(queryInteger({ min: 1, max: 1_000_000 }), 1),
    pageSize: z._default(queryInteger({ min: 1, max: MAX_PAGE_SIZE }), DEFAULT_MATCHES_PER_PAGE),
    refresh: z.optional(
      z.pipe(
        z.string(),
        z.transform((refresh: string) => refresh === 'true'),
      ),
    ),
  }),
  status: 200,
  output: z.array(Recommendation),
});
