import type { Capability } from '@pawmatch/contract/staff/capabilities';
import type { ReactNode } from 'react';
import type { FilterValues, RowSource } from './row-source.ts';

/** A row that staff edit; `version` counts its changes. */
export interface StaffRow {
  id: string;
  version: number;
}

/** What a bulk change does: deletes the rows or gives them a status. */
export type BulkChange<Status extends string> = Status | 'delete';

/** What each change of the rows needs; controls of it are shown to who may, one by one and in bulk. */
export type RowNeeds = Readonly<Record<'add' | 'edit' | 'status' | 'delete', Capability>>;

/** One row that a bulk change could not change, and why. */
export interface BulkFailure {
  id: string;
  name: string;
  reason: string;
}

/** What a change of all filtered rows has done. */
export interface FilteredOutcome {
  text: string;
  failures: readonly { id: string; name: string | null; reason: string }[];
  /** Null when it cannot be undone. */
  undo: { run: () => Promise<void>; undone: string; failed: string } | null;
}

/**
 * What staff can do with the rows of one kind: its texts and calls. Lists, bulk changes, deletion and the
 * handling of conflicts follow from it, on the dashboard and on the pages.
 */
export interface StaffResource<Row extends StaffRow, Status extends string> {
  rows: Pick<
    RowSource<Row, never, never, unknown>,
    'keys' | 'one' | 'upsert' | 'remove' | 'delete' | 'refresh'
  >;
  needs: RowNeeds;
  /** In the order of the bulk menu. */
  bulkStatuses: readonly Status[];
  labelOf: (status: Status) => string;
  setStatus: (row: Row, status: Status) => Promise<Row>;
  /** @param seenVersion the only version that is deleted */
  deleteRow: (id: string, seenVersion?: number) => Promise<void>;
  /** Changes all rows that match the filters in one call; `onProgress` tells how many are done. */
  changeFiltered: (
    change: BulkChange<Status>,
    filters: FilterValues,
    onProgress: (done: number) => void,
  ) => Promise<FilteredOutcome>;
  /** Called after a change of selected rows that gave them a status. */
  onStatusChanged?: (changed: readonly { before: Row; after: Row }[]) => void;
  /** Called for each row that a bulk change could not change. */
  onFailure?: (row: Row, error: unknown) => void;
  messages: StaffMessages<Row>;
}

interface StaffMessages<Row> {
  list: ListMessages;
  labels: RowLabels<Row>;
  bulk: BulkMessages;
  filtered: FilteredMessages;
  delete: DeleteMessages<Row>;
}

/** The texts of a resource; what they say of a row is added beside its calls. */
export interface StaffTexts {
  list: ListMessages;
  labels: Omit<RowLabels<never>, 'nameOf'>;
  bulk: BulkMessages;
  filtered: FilteredMessages;
  delete: Pick<DeleteMessages<never>, 'title' | 'confirm' | 'deleted'> & {
    question: (names: never) => string;
    failed: string;
  };
}

export interface ListMessages {
  loading: string;
  loadFailed: string;
  /** There is nothing to list. */
  empty: string;
  /** For who may add nothing, where that differs. */
  emptyForReaders?: string;
  /** The filter leaves nothing of the list. */
  noMatches: string;
  showAll: string;
}

export interface RowLabels<Row> {
  list: string;
  scrollArea: string;
  selectAll: (count: number) => string;
  nameOf: (row: Row) => string;
}

/** What a bulk change says and asks. */
export interface BulkMessages {
  selected: (count: number) => string;
  noneSelected: string;
  deleteTitle: string;
  deleteQuestion: (count: number) => string;
  updateTitle: string;
  updateQuestion: (count: number) => string;
  deleted: (counts: { deleted: number; selected: number }) => string;
  notDeleted: (reason: string) => string;
  notDeletedReason: string;
  updated: (change: { count: number; status: string }) => string;
  partlyUpdated: (counts: { updated: number; failed: number; status: string }) => string;
  notUpdated: (reason: string) => string;
  notUpdatedReason: string;
}

/** What is said about all rows that match, on all pages. */
interface FilteredMessages {
  selectAll: (total: number) => string;
  allSelected: (total: number) => string;
  consequences: ReactNode;
  failed: string;
  nameless: string;
}

/** What is asked before one row is deleted, and said afterwards. */
interface DeleteMessages<Row> {
  title: string;
  confirm: string;
  question: (row: Row) => string;
  deleted: string;
  failure: (error: unknown) => string;
}
