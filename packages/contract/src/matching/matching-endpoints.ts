import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { Pet } from '../pets/pet.ts';
import { MAX_PAGE_SIZE } from '../pets/pet-values.ts';
import { queryInteger } from '../query-values.ts';
import { exclusionCauses, householdCauses } from './facts.ts';
import { Match } from './match.ts';
import { relaxedAnswers } from './relax-criteria.ts';

export const DEFAULT_MATCHES_PER_PAGE = 10;

/** Cards on one page of "Your Perfect Matches". */
export const MATCHES_PAGE_SIZE = 6;

/** Whose matches are shown, of two partners. */
export const matchViews = ['mine', 'both', 'partner'] as const;
export type MatchView = (typeof matchViews)[number];
const view = z._default(z.enum(matchViews), 'mine');

/** The score of each of two people. The match of both has the lower one, and the reasons of both. */
export const PartnerScores = z.object({ yours: z.int(), partner: z.int() });
export type PartnerScores = z.infer<typeof PartnerScores>;

/** A pet and how well it fits; `together` only among the matches of both. */
export const Recommendation = z.extend(Pet, {
  match: Match,
  together: z.optional(PartnerScores),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const listRecommendations = defineEndpoint({
  method: 'GET',
  path: '/match/recommendations',
  access: 'user',
  concurrencyLimit: 'matching',
  summary: 'Available pets that fit the caller, best first',
  query: z.object({
    page: z._default(queryInteger({ min: 1, max: 1_000_000 }), 1),
    pageSize: z._default(queryInteger({ min: 1, max: MAX_PAGE_SIZE }), DEFAULT_MATCHES_PER_PAGE),
    view,
    refresh: z.optional(
      z.pipe(
        z.string(),
        z.transform((refresh: string) => refresh === 'true'),
      ),
    ),
  }),
  output: z.array(Recommendation),
});

/** The owner of an answer, of two partners. */
export const answerOwners = ['you', 'partner', 'both'] as const;
export type AnswerOwner = (typeof answerOwners)[number];

/** One answer that could be relaxed. */
export const Suggestion = z.object({
  answer: z.enum(relaxedAnswers),
  text: z.string(),
  /** "both": it brings more pets only when both relax it. */
  whose: z.enum(answerOwners),
  /** How many more pets would fit then, not counting those that are further away. */
  more: z.int(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/match/suggestions',
  access: 'user',
  concurrencyLimit: 'matching',
  summary: 'The answers that bring more matches when they are relaxed, the most first',
  query: z.object({ view }),
  output: z.array(Suggestion),
});

/** How many available pets a fact of the household excludes, of the species that are looked for. */
export const HouseholdExclusion = z.object({ cause: z.enum(householdCauses), pets: z.int() });
export type HouseholdExclusion = z.infer<typeof HouseholdExclusion>;

export const listHouseholdExclusions = defineEndpoint({
  method: 'GET',
  path: '/match/household-exclusions',
  access: 'user',
  concurrencyLimit: 'matching',
  summary: 'How many pets the facts of the household exclude, the most first',
  query: z.object({ view }),
  output: z.array(HouseholdExclusion),
});

/**
 * How one pet fits the caller, or both of two people who match together, and what excludes it. A pet
 * that is hidden has its match, too.
 */
export const PetVerdict = z.object({
  pet: Pet,
  /** Null when the pet is excluded. */
  match: z.nullable(Match),
  together: z.optional(PartnerScores),
  excluded_by: z.array(
    z.object({
      cause: z.enum(exclusionCauses),
      text: z.string(),
      /** An answer of the partner that the caller did not give. */
      of_partner: z.boolean(),
      /** The answer to relax. The pet is included when all of them are; null when that is not possible. */
      answer: z.nullable(z.enum(relaxedAnswers)),
    }),
  ),
  /** The pet, or the other one of its pair, that leaves the matches for this reason. */
  put_aside: z.nullable(z.object({ pet_id: Id, name: z.string(), by_partner: z.boolean() })),
});
export type PetVerdict = z.infer<typeof PetVerdict>;

export const getPetVerdict = defineEndpoint({
  method: 'GET',
  path: '/match/pets/:petId',
  access: 'user',
  concurrencyLimit: 'matching',
  summary: 'How one pet fits the caller and their partner, and which answers exclude it',
  params: z.object({ petId: Id }),
  output: PetVerdict,
});
