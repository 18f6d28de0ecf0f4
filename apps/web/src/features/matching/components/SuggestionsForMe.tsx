import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../api/list-suggestions.ts';
import { useLoosenAnswer } from '../api/loosen-answer.ts';
import { Suggestions } from './Suggestions.tsx';

const MAX_SHOWN = 4;

/** The suggestions for the user; failures show nothing, since the matches are there without them. */
export function SuggestionsForMe() {
  const { data = [] } = useQuery(suggestionsQuery);
  const loosen = useLoosenAnswer();
  return (
    <Suggestions
      suggestions={data.slice(0, MAX_SHOWN)}
      changing={loosen.isPending ? loosen.variables : null}
      onChoose={loosen.mutate}
    />
  );
}
