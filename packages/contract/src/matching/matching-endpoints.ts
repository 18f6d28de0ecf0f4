import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { queryInteger } from '../page.ts';
import { Pet } from '../pets/pet.ts';
import { MAX_PAGE_SIZE } from '../pets/pet-lists.ts';
import { exclusionCauses } from './facts.ts';
import { loosenedAnswers } from './loosen.ts';
import { Match } from './match.ts';

/** R9.05 */
export const DEFAULT_MATCHES_PER_PAGE = 10;

/** R2.43: cards on one page of "Your Perfect Matches". */
export const MATCHES_PAGE_SIZE = 6;

/** B2.11: whose matches are shown, of two people who match together. */
export const matchViews = ['mine', 'both', 'partner'] as const;
export type MatchView = (typeof matchViews)[number];

/** How a pet fits each of two people. The match of both has the lower score. */
export const FitOfBoth = z.object({
  yours: z.int(),
  partner: z.int(),
  /** What the pet does not meet of the partner's wishes, or what is not known. */
  open_for_partner: z.array(z.string()),
});
export type FitOfBoth = z.infer<typeof FitOfBoth>;

/** R3.35: a pet and how well it fits; `together` only among the matches of both. */
export const Recommendation = z.extend(Pet, {
  match: Match,
  together: z.optional(FitOfBoth),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const listRecommendations = defineEndpoint({
  method: 'GET',
  path: '/match/recommendations',
  access: 'user',
  summary: 'Available pets that fit the caller, best first',
  query: z.object({
    page: z._default(queryInteger({ min: 1, max: 1_000_000 }), 1),
    pageSize: z._default(queryInteger({ min: 1, max: MAX_PAGE_SIZE }), DEFAULT_MATCHES_PER_PAGE),
    view: z._default(z.enum(matchViews), 'mine'),
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

/** B2.04: one answer that could be loosened. */
export const Suggestion = z.object({
  answer: z.enum(loosenedAnswers),
  text: z.string(),
  /** How many more pets would fit then, not counting those that are further away. */
  more: z.int(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/match/suggestions',
  access: 'user',
  summary: 'The answers that bring more matches when they are loosened, the most first',
  status: 200,
  output: z.array(Suggestion),
});

/** B2.11: how one pet fits the caller, and what excludes it. */
export const PetVerdict = z.object({
  pet: Pet,
  /** Null when the pet is excluded. */
  match: z.nullable(Match),
  excluded_by: z.array(
    z.object({
      cause: z.enum(exclusionCauses),
      text: z.string(),
      /** The answer that would include the pet; null for a fact of the household. */
      answer: z.nullable(z.enum(loosenedAnswers)),
    }),
  ),
});
export type PetVerdict = z.infer<typeof PetVerdict>;

export const getPetVerdict = defineEndpoint({
  method: 'GET',
  path: '/match/pets/:petId',
  access: 'user',
  summary: 'How one pet fits the caller, and which answers exclude it',
  params: z.object({ petId: Id }),
  status: 200,
  output: PetVerdict,
});
