import * as endpoints from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createFactSuggestionsService } from './fact-suggestions.service.ts';

export function registerFactSuggestions({ registerEndpoint, dependencies }: FeatureContext): void {
  const facts = createFactSuggestionsService(dependencies);

  registerEndpoint(endpoints.listFactSuggestions, ({ params }) => facts.list(params.petId));
  registerEndpoint(endpoints.dismissFactSuggestion, ({ params, body }) =>
    facts.dismiss(params.petId, body),
  );
}
