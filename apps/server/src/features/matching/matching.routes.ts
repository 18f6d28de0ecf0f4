import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import { presentPet } from '../pets/pets.presenter.ts';
import type { MatchingService } from './matching.service.ts';

/** R7.22; what is ranked is computed anew each time, so `refresh` has nothing to pass over. */
export function matchingRoutes(serve: Serve, matching: MatchingService): void {
  serve(listRecommendations, async ({ caller, query }) => {
    const pets = await matching.recommend(caller.userId, query.page, query.pageSize);
    return pets.map(({ pet, match }) => ({ ...presentPet(pet), match }));
  });
}
