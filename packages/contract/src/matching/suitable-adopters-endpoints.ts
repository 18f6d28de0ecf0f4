import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { type Match, MatchReason } from './match.ts';
import type { WeightedCriterionName } from './scoring/criterion-weights.ts';
import { matchLabels } from './scoring/match-label.ts';

/** An adopter whom a pet suits, as staff see them. */
export const SuitableAdopter = z.object({
  user_id: Id,
  full_name: z.string(),
  score: z.int(),
  fit: z.enum(matchLabels),
  facts: z.array(z.pick(MatchReason, { aspect: true, label: true, kind: true, yours: true })),
});
export type SuitableAdopter = z.infer<typeof SuitableAdopter>;

export const listSuitableAdopters = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:petId/suitable-adopters',
  access: 'people.read',
  journal: 'people',
  summary: 'The adopters who agreed to be shown and whom a pet suits best, best first',
  params: z.object({ petId: Id }),
  /** `user_id`: only this adopter, also one whom the pet does not suit. */
  query: z.object({ user_id: z.optional(Id) }),
  output: z.array(SuitableAdopter),
});

export const changeMatchSharing = defineEndpoint({
  method: 'PUT',
  path: '/users/me/match-sharing',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Agree that staff see how well pets suit the caller, or withdraw it',
  body: z.object({ shared: z.boolean() }),
});

/** The most adopters that staff see for a pet. */
export const MAX_SUITABLE_ADOPTERS = 10;

/**
 * What staff see of an adopter: facts of the household that matter for a pet. Preferences are the adopter's
 * own business, and allergies are about health.
 */
const shownCriteria: ReadonlySet<string> = new Set<WeightedCriterionName>([
  'children',
  'children_ages',
  'dogs',
  'cats',
  'experience',
  'time_alone',
  'daily_time',
  'home',
]);

/** The facts of a match that staff see. */
export const shownFacts = (match: Match): SuitableAdopter['facts'] =>
  match.reasons
    .filter(({ aspect }) => shownCriteria.has(aspect))
    .map(({ aspect, label, kind, yours }) => ({ aspect, label, kind, yours }));
