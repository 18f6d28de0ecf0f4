import type * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { rowOutcomes } from '@pawmatch/contract/import/import-values';
import type { ImportDetails } from './imports.repository.ts';
import { undoUntil } from './imports.service.ts';
import type { ImportRowRecord } from './imports.tables.ts';

export const presentSummary = (job: ImportDetails, now: Date): endpoints.ImportSummary => ({
  id: job.id,
  file_name: job.fileName,
  file_size: job.fileSize,
  state: job.state,
  created_by: job.createdByName,
  created_at: job.createdAt.toISOString(),
  finished_at: job.finishedAt?.toISOString() ?? null,
  undo_until: undoUntil(job, now)?.toISOString() ?? null,
  row_count: job.rowCount,
  counts: Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, job.counts[outcome] ?? 0]),
  ) as endpoints.ImportCounts,
  undo_counts: { undone: job.undoCounts.undone ?? 0, stays: job.undoCounts.stays ?? 0 },
});

export const presentImport = (
  job: ImportDetails,
  photos: endpoints.Import['photos'],
  now: Date,
): endpoints.Import => ({
  ...presentSummary(job, now),
  received: job.received,
  file_modified: job.fileModified,
  problem: job.problem,
  columns: job.sheet?.columns ?? null,
  layouts: job.sheet?.layouts ?? [],
  reading: job.reading,
  is_remembered: job.isRemembered,
  cancelled_visits: job.cancelledVisits,
  photos,
});

export const presentRow = (row: ImportRowRecord): endpoints.ImportRow => ({
  line: row.line,
  row_id: row.rowId,
  name: row.name,
  outcome: row.outcome,
  changes: row.changes,
  reasons: [...row.reasons, ...(row.photo ? [row.photo] : [])],
  pet_id: row.petId,
  undo: row.undo,
});
