import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { readinessMessages as messages } from '../readiness-messages.ts';
import { HealthRecordView } from './HealthRecordView.tsx';

interface HealthRecordsProps {
  query: UseQueryResult<HealthRecord[]>;
  backTo: string;
  /** The button that downloads them. */
  download: ReactNode;
}

/** The health records of one pet, or of both of a pair, to read, print and download. */
export function HealthRecords({ query, backTo, download }: HealthRecordsProps) {
  const { data, isError } = query;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-6 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Link to={backTo} className="link me-auto text-sm">
          {messages.back}
        </Link>
        {data && (
          <>
            <Button size="sm" onClick={() => print()}>
              {messages.print}
            </Button>
            {download}
          </>
        )}
      </div>
      {!data && !isError && (
        <div aria-busy="true" className="grid gap-4">
          <span className="sr-only">{messages.recordLoading}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-64" />
        </div>
      )}
      <LoadFailure query={query} message={messages.recordFailed} />
      {data?.map((record, index) => (
        <div
          key={record.pet.id}
          className={index > 0 ? 'border-t border-line pt-6 print:break-before-page' : undefined}
        >
          <HealthRecordView record={record} />
        </div>
      ))}
    </div>
  );
}
