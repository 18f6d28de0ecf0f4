/** The largest file, in bytes. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

/** The largest zip file of photos, in bytes. */
export const MAX_PHOTO_ARCHIVE_BYTES = 500 * 1024 * 1024;

/** A file arrives in pieces of this size, in bytes; the last one is shorter. */
export const IMPORT_CHUNK_BYTES = 512 * 1024;

/** How long an import can be undone, and its file and its list are kept. */
export const UNDO_DAYS = 7;

/** So many files of a zip file without an animal are listed. */
export const LISTED_PHOTOS = 100;

/** Rows on one page of the list. */
export const IMPORT_ROWS_PAGE = 50;

/**
 * `reading`, `rehearsing`, `running`, `fetching` and `undoing` are at work. `cancelled` and `failed` have stopped in the middle of a
 * run: what is counted was stored.
 */
export const importStates = [
  'uploading',
  'reading',
  'unreadable',
  'mapping',
  'rehearsing',
  'rehearsed',
  'running',
  'done',
  'cancelled',
  'failed',
  'fetching',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

const working: readonly ImportState[] = ['reading', 'rehearsing', 'running', 'fetching', 'undoing'];
export const isWorking = (state: ImportState): boolean => working.includes(state);

const ended: readonly ImportState[] = ['done', 'cancelled', 'failed'];
/** Whether the run is over and can be undone. */
export const hasRun = (state: ImportState): boolean => ended.includes(state);

/**
 * What becomes of a row; each row of the file is in one of them. `conflict`: some of its values are not taken, because
 * staff have changed them or they keep people safe. `deleted`: its pet was deleted here, and stays so.
 */
export const rowOutcomes = [
  'added',
  'updated',
  'unchanged',
  'conflict',
  'deleted',
  'rejected',
] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** After the run was undone. */
export const undoOutcomes = ['undone', 'stays'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

/** What rows are listed by. `possibleDuplicate`: new, but a pet that came in another way may be the same animal. */
export const rowFilters = [...rowOutcomes, 'possibleDuplicate', ...undoOutcomes] as const;
export type RowFilter = (typeof rowFilters)[number];
