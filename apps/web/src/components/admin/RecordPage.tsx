import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTabTitle } from '../../lib/tab-title.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StaffNavigation } from './StaffNavigation.tsx';

type RecordPageProps<Row> = {
  /** Of the one record; its data is null when it was deleted. */
  query: {
    data: Row | null | undefined;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  messages: { loadFailed: string; gone: string; backToList: string };
  listPath: string;
  titleOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** The page of one pet, visit or person, for staff, in each of its states. */
export function RecordPage<Row>({
  query,
  messages,
  listPath,
  titleOf,
  children,
}: RecordPageProps<Row>) {
  const { data, isError, error, refetch } = query;
  useTabTitle(data ? titleOf(data) : null);
  return (
    <>
      <StaffNavigation />
      <div className="grid gap-5 px-4 py-4 sm:px-6 print:p-0">
        <Link to={listPath} className="link justify-self-start text-sm print:hidden">
          {messages.backToList}
        </Link>
        {data === null && <Notice tone="warning">{messages.gone}</Notice>}
        {isError && (
          <LoadFailure
            message={messages.loadFailed}
            error={error}
            onTryAgain={() => void refetch()}
          />
        )}
        {data === undefined && !isError && (
          <div role="status" className="grid gap-4">
            <Skeleton className="h-9 w-64" />
            <Skeleton className="h-40" />
          </div>
        )}
        {data && children(data)}
      </div>
    </>
  );
}
