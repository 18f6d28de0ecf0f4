import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { LoadFailure } from '../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import type { GrowingList } from '../dashboard/use-growing-list.ts';
import type { ListMessages } from '../staff-resource.ts';

type ListEmptyProps = {
  /** Address of an illustration. */
  picture?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** What a list panel shows when there is nothing to list. */
export function ListEmpty({ picture, action, children }: ListEmptyProps) {
  return (
    <div className="grid h-panel content-center justify-items-center gap-4 px-6 text-center">
      {picture && <img src={picture} alt="" width={200} height={150} className="h-36 w-auto" />}
      <p className="text-text-muted">{children}</p>
      {action}
    </div>
  );
}

const ROWS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-1/3', 'w-1/2', 'w-2/5'];

/** Placeholder rows while a list loads, as high as the panel. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="h-panel overflow-hidden">
      <VisuallyHidden>{label}</VisuallyHidden>
      {ROWS.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places.
          key={index}
          className="flex h-17 items-center gap-3 border-b border-line px-4"
        >
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  );
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
  const { rows, isPending, isError } = list;
  const failure = isError && (
    <LoadFailure query={list} message={messages.loadFailed} className="m-4" />
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
