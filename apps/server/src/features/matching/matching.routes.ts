import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import { presentRecommendations } from './matching.presenter.ts';
import type { MatchingService } from './matching.service.ts';

/** R7.22 */
export function matchingRoutes(serve: Serve, matching: MatchingService): void {
  serve(listRecommendations, async ({ caller, query }) => {
    const { page, pageSize, refresh = false } = query;
    return presentRecommendations(
      await matching.recommend(caller.userId, { page, pageSize, refresh }),
    );
  });
}
