import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { GrowingList } from './use-growing-list.ts';

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
  list: Pick<GrowingList<unknown>, 'rows' | 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Something filters the list. */
  isFiltered: boolean;
  messages: ListMessages;
  /** Shown when there is nothing to list: the address of an illustration. */
  emptyPicture: string;
  onClearFilter: () => void;
  /** The table. */
  children: ReactNode;
};

/** A list of staff in each of its states: loading, failed, empty, nothing that matches, or listed. */
export function ListPanel({
  list,
  isFiltered,
  messages,
  emptyPicture,
  onClearFilter,
  children,
}: ListPanelProps) {
  const { rows, isPending, isError, error, refetch } = list;
  const failure = isError && (
    <LoadFailure
      message={messages.loadFailed}
      error={error}
      className="m-4"
      onTryAgain={() => void refetch()}
    />
  );
  if (isPending) return <ListSkeleton label={messages.loading} />;
  if (rows.length > 0) {
    return (
      <>
        {failure}
        {children}
      </>
    );
  }
  if (isError) return <div className="flow-root h-panel">{failure}</div>;
  if (!isFiltered) return <ListEmpty picture={emptyPicture}>{messages.empty}</ListEmpty>;
  return (
    <ListEmpty
      action={
        <Button variant="secondary" size="sm" onClick={onClearFilter}>
          {messages.showAll}
        </Button>
      }
    >
      {messages.noMatches}
    </ListEmpty>
  );
}
