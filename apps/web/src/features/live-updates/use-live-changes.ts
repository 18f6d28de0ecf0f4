import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Change, noteLatestChanges, watchChanges } from './live-changes.ts';

/** The first parts of the query keys that show an entity, or something about it. */
const queryKeys: Record<Change, readonly string[]> = {
  pet: ['pets', 'overview', 'history'],
  // Visits show the names of pets and people.
  visit: ['visits', 'overview', 'history'],
  person: ['users', 'history'],
};

/** Refetches what is shown; the rest is refetched when it is shown again. */
function refresh(client: QueryClient, change: Change): void {
  for (const root of queryKeys[change]) void client.invalidateQueries({ queryKey: [root] });
}

/** Connects after the page has loaded: a connection from the start would compete with it. */
const SETTLED_MS = 2_000;

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
    return watchChanges((change) => refresh(client, change));
  }, [client, isSettled]);
}
