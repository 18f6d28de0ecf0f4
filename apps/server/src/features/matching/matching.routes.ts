import {
  getPetVerdict,
  listHouseholdExclusions,
  listRecommendations,
  listSuggestions,
} from '@pawmatch/contract/matching/matching-endpoints';
import { listMostWantedFacts } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import type { MatchingService } from './matching.service.ts';

/** R7.22 */
export function matchingRoutes(serve: Serve, matching: MatchingService): void {
  serve(listRecommendations, async ({ caller, query, reply }) => {
    const { page, pageSize, view, refresh = false } = query;
    const json = await matching.recommend(caller.userId, { page, pageSize, view, refresh });
    return reply.type('application/json; charset=utf-8').send(json);
  });
  serve(listSuggestions, ({ caller, query }) => matching.suggest(caller.userId, query.view));
  serve(listHouseholdExclusions, ({ caller, query }) =>
    matching.listHouseholdExclusions(caller.userId, query.view),
  );
  serve(listMostWantedFacts, () => matching.listMostWantedFacts());
  serve(getPetVerdict, ({ caller, params }) => matching.judgePet(caller.userId, params.petId));
}
