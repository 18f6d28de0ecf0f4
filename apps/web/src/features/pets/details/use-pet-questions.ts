import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { useSession } from '../../auth/session-context.ts';

/** The code of the comparison loads with the questions: it is not part of the first view. */
const petQuestionsQuery = (petId: string) =>
  queryOptions({
    queryKey: ['matches', 'questions', petId],
    queryFn: async ({ signal }) => {
      const { fetchPetQuestions } = await import('./fetch-pet-questions.ts');
      return fetchPetQuestions(petId, signal);
    },
    retry: false,
  });

/**
 * Whether pets can be compared with the answers of the user; makes no call.
 * @returns null while it is not known
 */
export function useHasAnswers(): boolean | null {
  const { status } = useSession();
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  if (status !== 'adopter') return false;
  return user ? !!user.preferences || user.training_traits.length > 0 : null;
}

/**
 * What is unknown about a pet and matters to the user, as questions for a visit request; none when they
 * cannot be loaded, because the request can be made without them.
 * @param isNeeded false loads nothing
 * @returns null while they load
 */
export function usePetQuestions(petId: string, isNeeded: boolean): readonly string[] | null {
  const isEnabled = useHasAnswers() === true && isNeeded;
  const { data, isLoading } = useQuery({ ...petQuestionsQuery(petId), enabled: isEnabled });
  return isLoading ? null : (data ?? []);
}
