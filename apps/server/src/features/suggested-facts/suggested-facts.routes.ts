import * as endpoints from '@pawmatch/contract/suggested-facts/suggested-facts-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createSuggestedFactsService } from './suggested-facts.service.ts';

/** B2.10 */
export function registerSuggestedFacts({ serve, dependencies }: FeatureContext): void {
  const facts = createSuggestedFactsService(dependencies);

  serve(endpoints.listSuggestedFacts, ({ params }) => facts.list(params.petId));
  serve(endpoints.dismissSuggestedFact, async ({ params, body }) => {
    await facts.dismiss(params.petId, body);
    return undefined;
  });
}
