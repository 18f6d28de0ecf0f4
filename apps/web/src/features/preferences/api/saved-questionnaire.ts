import { toQuestionnaire } from '@pawmatch/contract/preferences/to-preferences';
import { queryOptions } from '@tanstack/react-query';
import { getPreferences } from './get-preferences.ts';
import { listRequiredTraits } from './list-required-traits.ts';

/** The saved answers, fetched each time that the form opens. */
export const savedQuestionnaireQuery = queryOptions({
  queryKey: ['preferences', 'questionnaire'],
  queryFn: async ({ signal }) => {
    const [preferences, traits] = await Promise.all([
      getPreferences(signal),
      listRequiredTraits(signal),
    ]);
    return toQuestionnaire(preferences, traits);
  },
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
