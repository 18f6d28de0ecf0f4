import * as endpoints from '@pawmatch/contract/suggested-facts/suggested-facts-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { createSuggestedFactsService } from './suggested-facts.service.ts';

/** B2.10 */
export function suggestedFactsRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
): void {
  const facts = createSuggestedFactsService(dependencies);

  serve(endpoints.listSuggestedFacts, ({ params }) => facts.list(params.petId));
  serve(endpoints.dismissSuggestedFact, async ({ params, body }) => {
    await facts.dismiss(params.petId, body);
    return undefined;
  });
}
