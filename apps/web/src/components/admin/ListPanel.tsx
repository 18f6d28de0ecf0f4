import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

export interface ListMessages {
  loading: string;
  loadFailed: string;
  /** There is nothing to list. */
  empty: string;
  /** The filter leaves nothing of the list. */
  noMatches: string;
  showAll: string;
}

type ListPanelProps = {
  query: Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Items in the list, and those of them that pass the filter. */
  total: number;
  listed: number;
  messages: ListMessages;
  /** Shown when there is nothing to list: the address of an illustration. */
  emptyPicture: string;
  onClearFilter: () => void;
  /** The table. */
  children: ReactNode;
};

/** A list of staff in each of its states: loading, failed, empty, nothing that matches, or listed. */
export function ListPanel({
  query,
  total,
  listed,
  messages,
  emptyPicture,
  onClearFilter,
  children,
}: ListPanelProps) {
  const failure = query.isError && (
    <LoadFailure
      message={messages.loadFailed}
      error={query.error}
      className="m-4"
      onTryAgain={() => void query.refetch()}
    />
  );
  if (query.isPending) return <ListSkeleton label={messages.loading} />;
  if (!query.data) return <div className="flow-root h-panel">{failure}</div>;
  if (total === 0) {
    return (
      <>
        {failure}
        <ListEmpty picture={emptyPicture}>{messages.empty}</ListEmpty>
      </>
    );
  }
  return (
    <>
      {failure}
      {listed > 0 ? (
        children
      ) : (
        <ListEmpty
          action={
            <Button variant="secondary" size="sm" onClick={onClearFilter}>
              {messages.showAll}
            </Button>
          }
        >
          {messages.noMatches}
        </ListEmpty>
      )}
    </>
  );
}
