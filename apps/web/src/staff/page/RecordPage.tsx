import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../components/ui/class-names.ts';
import { LoadFailure } from '../../components/ui/LoadFailure.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { useTabTitle } from '../../lib/tab-title.ts';
import { StaffNavigation } from '../StaffNavigation.tsx';

/** The facts of one record, in columns where there is room. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
      {children}
    </dl>
  );
}

type FactProps = {
  label: string;
  /** For long texts: more than one column. */
  isWide?: boolean;
  children: ReactNode;
};

/** One fact of a {@link FactList}. */
export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div
      className={classNames(
        'grid min-w-0 content-start gap-0.5',
        isWide && 'col-span-full sm:col-span-2',
      )}
    >
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="text-sm font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

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
  const { data, isError } = query;
  useTabTitle(data ? titleOf(data) : null);
  return (
    <>
      <StaffNavigation />
      <div className="grid gap-5 px-4 py-4 sm:px-6 print:p-0">
        <Link to={listPath} className="link justify-self-start text-sm print:hidden">
          {messages.backToList}
        </Link>
        {data === null && <Notice tone="warning">{messages.gone}</Notice>}
        <LoadFailure query={query} message={messages.loadFailed} />
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
