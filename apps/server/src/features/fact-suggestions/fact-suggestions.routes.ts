import * as endpoints from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createFactSuggestionsService } from './fact-suggestions.service.ts';

export function registerFactSuggestions({ serve, dependencies }: FeatureContext): void {
  const facts = createFactSuggestionsService(dependencies);

  serve(endpoints.listFactSuggestions, ({ params }) => facts.list(params.petId));
  serve(endpoints.dismissFactSuggestion, async ({ params, body }) => {
    await facts.dismiss(params.petId, body);
    return undefined;
  });
}
