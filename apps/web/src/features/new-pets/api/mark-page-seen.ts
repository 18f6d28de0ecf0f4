import { markPageSeen, type NewPetsPage } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '../../../lib/api/client.ts';
import { currentUserQuery } from '../../auth/api/get-current-user.ts';

/**
 * B1.10: ends the mark of a page when its pets are shown. After a failure, the next view ends it.
 * @param shown the data that the page shows; each new object counts as a view, null and undefined do not
 */
export function useMarkPageSeen(page: NewPetsPage, shown: object | null | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!shown) return;
    const { queryKey } = currentUserQuery;
    callEndpoint(markPageSeen, { params: { page } }).then(
      async () => {
        const before = queries.getQueryState(queryKey);
        const isToRead = before?.isInvalidated || before?.fetchStatus === 'fetching';
        // A response in flight may still count them.
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(
          queryKey,
          (user) => user && { ...user, new_pets: { ...user.new_pets, [page]: 0 } },
        );
        // Data that was to be read again, such as who matches together, would look fresh now.
        if (isToRead) await queries.invalidateQueries({ queryKey });
      },
      () => undefined,
    );
  }, [page, shown, queries]);
}
