import type { CurrentUser } from '@pawmatch/contract/users/user';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from './auth-api.ts';

/**
 * Changes what is known about the signed-in person, after the server has stored the same; nothing when nothing is
 * known. A response in flight may be older than the change, so it is dropped. What was being read, or was to be read
 * again, would look fresh now, so it is read again.
 */
export async function changeKnownUser(
  queries: QueryClient,
  change: (user: CurrentUser) => Partial<CurrentUser>,
): Promise<void> {
  const { queryKey } = currentUserQuery;
  const before = queries.getQueryState(queryKey);
  const isToRead = before?.isInvalidated || before?.fetchStatus === 'fetching';
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (user) => user && { ...user, ...change(user) });
  if (isToRead) void queries.invalidateQueries({ queryKey });
}
