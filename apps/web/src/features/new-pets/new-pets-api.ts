import { markPageSeen, type NewPetsPage } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '../../lib/api/client.ts';
import { changeKnownUser } from '../auth/change-known-user.ts';

/**
 * Ends the mark of a page when its pets are shown. After a failure, the next view ends it.
 * @param shown the data that the page shows; each new object counts as a view, null and undefined do not
 */
export function useMarkPageSeen(page: NewPetsPage, shown: object | null | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!shown) return;
    callEndpoint(markPageSeen, { params: { page } }).then(
      () => changeKnownUser(queries, ({ new_pets }) => ({ new_pets: { ...new_pets, [page]: 0 } })),
      () => undefined,
    );
  }, [page, shown, queries]);
}
