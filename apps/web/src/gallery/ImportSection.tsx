import type { Import, ImportRow } from '@pawmatch/contract/import/import';
import { emptyReading } from '@pawmatch/contract/import/import-reading';
import { useQueryClient } from '@tanstack/react-query';
import { ColumnsStep } from '../features/import/components/ColumnsStep.tsx';
import { EarlierImports } from '../features/import/components/EarlierImports.tsx';
import { FileStep } from '../features/import/components/FileStep.tsx';
import { ImportSteps } from '../features/import/components/ImportSteps.tsx';
import { ResultStep } from '../features/import/components/ResultStep.tsx';
import { RowCounts } from '../features/import/components/RowCounts.tsx';
import { RowList } from '../features/import/components/RowList.tsx';
import { WorkStep } from '../features/import/components/WorkStep.tsx';
import { importRowsQuery, importsQuery } from '../features/import/import-api.ts';
import { Section } from './Section.tsx';
import { people } from './samples.ts';

const counts = { added: 2, updated: 1, unchanged: 3, conflict: 1, deleted: 0, rejected: 1 };

const job: Import = {
  ...{ id: people[0].id, file_name: 'animals.csv', file_size: 4_000, file_modified: 0 },
  ...{ state: 'mapping', received: 1_000, problem: null, row_count: 8, counts },
  ...{ created_by: people[0].full_name, created_at: '2026-03-04T15:00:00.000Z' },
  ...{ finished_at: null, undo_until: null, undo_counts: { undone: 0, stays: 0 } },
  columns: [
    { name: 'Number', examples: ['7', '8'], words: ['7', '8'] },
    { name: 'How big', examples: ['big', 'small'], words: ['big', 'small'] },
  ],
  layouts: [{ name: 'shelterluv', label: "Shelterluv's export" }],
  reading: { ...emptyReading('own'), columns: { id: 'Number', size: 'How big' } },
  ...{ is_remembered: false, cancelled_visits: 0 },
  photos: { waiting: 12, stored: 40, failed: 2, hosts: ['photos.example'] },
  photo_archive: {
    ...{ file_name: 'photos.zip', file_size: 9_000, file_modified: 0, received: 9_000 },
    ...{ problem: null, waiting: 31, stored: 0, failed: 1, unmatched: 2 },
    listed: [{ path: 'IMG_0042.jpg', reason: 'no animal of the file has this id or name.' }],
  },
};

const row: ImportRow = {
  ...{ line: 2, row_id: '7', name: 'Biscuit', outcome: 'conflict', pet_id: null, undo: null },
  changes: ['Name: "Bis" becomes "Biscuit".'],
  reasons: ['Size: It stays "Small", not "Large", because it was changed here.'],
};

const done: Import = {
  ...{ ...job, state: 'done', finished_at: job.created_at, photo_archive: null },
  undo_until: '2026-03-11T15:00:00.000Z',
};

const nothing = async () => undefined;

/** The steps of an import. */
export function ImportSection() {
  const queries = useQueryClient();
  queries.setQueryData(importsQuery.queryKey, [done]);
  queries.setQueryData(importRowsQuery(done, undefined, 1).queryKey, { rows: [row], total: 1 });
  return (
    <Section title="Import">
      <ImportSteps state="mapping" />
      <FileStep upload={{ isSending: false, error: null, send: nothing }} begun={job} />
      <ColumnsStep job={job} />
      <WorkStep job={{ ...job, state: 'running' }} />
      <ResultStep job={{ ...job, state: 'rehearsed' }} onBack={() => undefined} />
      <ResultStep job={done} onBack={() => undefined} />
      <RowCounts job={done} filter={undefined} />
      <RowList job={done} filter={undefined} page={1} />
      <EarlierImports />
    </Section>
  );
}
