import type {
  Import,
  ImportCounts,
  ImportRow,
  ImportSummary,
} from '@pawmatch/contract/import/import';
import { rowOutcomes } from '@pawmatch/contract/import/import-values';
import { readStored, sayStored } from '../../../platform/language/stored-text.ts';
import { layoutLabels, importPhotoMessages as messages } from '../import-messages.ts';
import type { ListedRow } from './import-rows.repository.ts';
import type { ImportDetails } from './imports.repository.ts';
import { undoUntil } from './imports.service.ts';
import { PHOTO_STORED, type Sheet } from './imports.tables.ts';
import type { summarizeArchive } from './photos/archive-photos.repository.ts';

export const presentSummary = (job: ImportDetails, now: Date): ImportSummary => ({
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
  ) as ImportCounts,
  possible_duplicates: job.possibleDuplicates,
  undo_counts: { undone: job.undoCounts.undone ?? 0, stays: job.undoCounts.stays ?? 0 },
});

interface PhotosOfImport {
  photos: Import['photos'];
  archive: Awaited<ReturnType<typeof summarizeArchive>>;
}

export const presentImport = (
  job: ImportDetails,
  { photos, archive }: PhotosOfImport,
  now: Date,
): Import => ({
  ...presentSummary(job, now),
  received: job.received,
  file_modified: job.fileModified,
  problem: job.problem && sayStored(job.problem),
  columns: job.sheet?.columns ?? null,
  layouts: job.sheet?.layouts.map(presentLayout) ?? [],
  reading: job.reading,
  is_remembered: job.isRemembered,
  cancelled_visits: job.cancelledVisits,
  photos,
  photo_archive: job.photoArchive && {
    file_name: job.photoArchive.fileName,
    file_size: job.photoArchive.fileSize,
    file_modified: job.photoArchive.fileModified,
    received: job.photoArchive.isComplete ? job.photoArchive.fileSize : job.receivedPhotos,
    problem: job.photoArchive.problem && sayStored(job.photoArchive.problem),
    waiting: archive.waiting,
    stored: archive.stored,
    failed: archive.failed,
    unmatched: archive.unmatched,
    listed: archive.listed.map(({ path, reason }) => ({ path, reason: sayProblem(reason) })),
  },
});

function presentLayout({ name, label }: Sheet['layouts'][number]): Sheet['layouts'][number] {
  const labels: Readonly<Record<string, string>> = layoutLabels;
  return { name, label: labels[name] ?? label };
}

/** Those of photos come as they are stored. */
const sayProblem = (stored: string) => sayStored(readStored(stored));

const describePhoto = ({ path, isStored, problem }: ListedRow['photos'][number]): string => {
  if (problem) return messages.notTaken({ path, reason: sayProblem(problem) });
  return isStored ? messages.added({ path }) : messages.found({ path });
};

/** Why a row is refused or in conflict, and what becomes of its photos. */
export const reasonsOf = ({ reasons, photo, photos }: ListedRow): string[] => [
  ...reasons.map(sayStored),
  ...(photo ? [photo === PHOTO_STORED ? messages.fetched : sayStored(photo)] : []),
  ...photos.map(describePhoto),
];

export const presentRow = (row: ListedRow): ImportRow => ({
  line: row.line,
  row_id: row.rowId,
  name: row.name,
  outcome: row.outcome,
  changes: row.changes.map(sayStored),
  reasons: reasonsOf(row),
  pet_id: row.petId,
  undo: row.undo,
});
