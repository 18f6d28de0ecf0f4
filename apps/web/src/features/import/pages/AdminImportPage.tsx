import type { Import } from '@pawmatch/contract/import/import';
import { isWorking, rowFilters } from '@pawmatch/contract/import/import-values';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { ListState } from '../../../staff/list/ListState.tsx';
import { DataPage } from '../../data-pages/components/DataPage.tsx';
import { ColumnsStep } from '../components/ColumnsStep.tsx';
import { DiscardFile } from '../components/DiscardFile.tsx';
import { EarlierImports } from '../components/EarlierImports.tsx';
import { FileStep } from '../components/FileStep.tsx';
import { ImportSteps } from '../components/ImportSteps.tsx';
import { ResultStep } from '../components/ResultStep.tsx';
import { RowCounts } from '../components/RowCounts.tsx';
import { RowList } from '../components/RowList.tsx';
import { WorkStep } from '../components/WorkStep.tsx';
import { importQuery, tableUpload } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';
import { type Upload, useUpload } from '../use-upload.ts';

/** Brings animals in from a file, in steps; the address has the import, so that a reload comes back to its step. */
export function AdminImportPage() {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const upload = useUpload(tableUpload, (started) => setParameters({ id: started }));
  const query = useQuery({ ...importQuery(id), enabled: id !== '' });
  const { data } = query;
  return (
    <DataPage
      title={messages.title}
      about={messages.about}
      isWide
      action={
        id && (
          <ButtonLink variant="secondary" size="sm" to="?">
            {messages.another}
          </ButtonLink>
        )
      }
    >
      {id ? (
        <>
          <ImportSteps state={data?.state} />
          <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
          {data && <Step key={data.id} job={data} upload={upload} />}
        </>
      ) : (
        <>
          <ImportSteps state={undefined} />
          <FileStep upload={upload} />
          <EarlierImports />
        </>
      )}
    </DataPage>
  );
}

/** What the import waits for. */
function Step({ job, upload }: { job: Import; upload: Upload }) {
  const [parameters] = useSearchParams();
  const [isChoosingAgain, setIsChoosingAgain] = useState(false);
  const { state } = job;
  useEffect(() => {
    if (state !== 'rehearsed') setIsChoosingAgain(false);
  }, [state]);
  if (state === 'uploading') return <FileStep upload={upload} begun={job} />;
  if (state === 'unreadable') {
    return (
      <div className="grid gap-4">
        <Notice tone="error" title={messages.unreadable}>
          {job.problem}
        </Notice>
        <DiscardFile id={job.id} />
      </div>
    );
  }
  if (state === 'mapping' || isChoosingAgain) return <ColumnsStep job={job} />;
  if (isWorking(state)) return <WorkStep key={state} job={job} />;
  const filter = rowFilters.find((it) => it === parameters.get('rows'));
  const page = Math.max(1, Math.trunc(Number(parameters.get('page')) || 1));
  return (
    <>
      <ResultStep job={job} onBack={() => setIsChoosingAgain(true)} />
      <RowCounts job={job} filter={filter} />
      <RowList job={job} filter={filter} page={page} />
    </>
  );
}
