import {
  type SuitableAdopter,
  shownFacts,
} from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import type { FittingAdopter } from './suitable-adopters.service.ts';

/** Without preferences, which are the adopter's own business. */
export const presentSuitableAdopter = ({
  userId,
  fullName,
  match,
}: FittingAdopter): SuitableAdopter => ({
  user_id: userId,
  full_name: fullName,
  score: match.score,
  fit: match.fit,
  facts: shownFacts(match),
});
