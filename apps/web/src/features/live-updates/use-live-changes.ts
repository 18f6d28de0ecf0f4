import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { actingShelter } from '../../lib/acting-shelter.ts';
import { storeUser } from '../../lib/storage/session-store.ts';
import { toastInfo } from '../../lib/toast.ts';
import { isNotLeaving } from '../../staff/row-source.ts';
import { currentUserQuery } from '../auth/auth-api.ts';
import { type Change, noteLatestChanges, watchChanges } from './live-changes.ts';
import { liveUpdatesMessages } from './live-updates-messages.ts';

/** The first parts of the query keys that show an entity, or something about it. */
const queryKeys: Record<Change, readonly string[]> = {
  pet: ['pets', 'fosters', 'overview', 'history', 'tasks'],
  // Visits show the names of pets and people.
  visit: ['visits', 'fosters', 'overview', 'history', 'tasks'],
  adoption: ['adoptions', 'overview', 'history', 'tasks'],
  person: ['users', 'colleagues', 'history', 'current-user', 'tasks'],
  care: ['care', 'places', 'fosters', 'tasks', 'internal-notes'],
};

/** Refetches what is shown; the rest is refetched when it is shown again. */
function refresh(client: QueryClient, change: Change): void {
  for (const root of queryKeys[change]) {
    void client.invalidateQueries({ queryKey: [root], predicate: isNotLeaving });
  }
}

/**
 * Who is no longer staff leaves the pages of staff at once, and what these have loaded is forgotten; who works at another
 * shelter, too, leaves those of this one. Without a session, the call itself leads to /login.
 */
async function leaveUnlessStaff(client: QueryClient): Promise<void> {
  const here = actingShelter();
  const user = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null);
  if (!user || user.shelters.some((at) => at.slug === here || at.former_slugs.includes(here ?? '')))
    return;
  if (user.role !== 'admin') storeUser(user);
  else if (here === null) return;
  toastInfo(liveUpdatesMessages.notStaff);
}

/**
 * Connects after the page has loaded: a connection from the start would compete with it. Who is no longer staff has two
 * seconds in all.
 */
const SETTLED_MS = 1_000;

/** The pages of staff show what others change, without losing one's place. */
export function useLiveChanges(): void {
  const client = useQueryClient();
  const isLoading = useIsFetching() > 0;
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => void noteLatestChanges(), []);
  useEffect(() => {
    if (isSettled || isLoading) return undefined;
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isSettled, isLoading]);
  useEffect(() => {
    if (!isSettled) return undefined;
    return watchChanges({
      onChange: (change) => refresh(client, change),
      onRefused: () => leaveUnlessStaff(client),
    });
  }, [client, isSettled]);
}
