import type { BulkVisitsReport } from '@pawmatch/contract/visits/bulk-visits-report';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { BulkMessages } from '../../../components/admin/bulk-messages.ts';
import type { ListMessages } from '../../../components/admin/ListPanel.tsx';
import type { RowLabels } from '../../../components/admin/RowTable.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { visitName } from '../visited-pet-name.ts';

/** "1 visit", "3 visits". */
const countVisits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

/** R8.33 */
export const visitListMessages: ListMessages = {
  loading: 'Loading visit requests...',
  loadFailed: 'Failed to load visits. Please try again.',
  empty: 'No visit requests found.',
  noMatches: 'No visit requests match your search.',
  showAll: 'Show all visit requests',
};

export const visitListLabels: RowLabels<Visit> = {
  list: 'Visit requests',
  scrollArea: 'List of visit requests',
  selectAll: (count) => `Select all ${count} visit requests`,
  nameOf: visitName,
};

export const visitBulkMessages: BulkMessages = {
  // R2.55
  selected: (count) => `${count} request(s) selected`,
  // R5.16
  noneSelected: 'No visits selected',
  // R2.57
  deleteTitle: 'Delete Multiple Visits',
  deleteQuestion: (count) =>
    `Are you sure you want to delete ${countVisits(count)}? This action cannot be undone.`,
  updateTitle: 'Update Multiple Visits',
  updateQuestion: (count) =>
    `Are you sure you want to update ${countVisits(count)}? This action cannot be undone.`,
};

/** R8.35, R8.41: the outcome of a bulk action. */
export const visitBulkOutcome = {
  deleted: (deleted: number, selected: number) =>
    `Deleted ${deleted} of ${selected} selected visits`,
  notDeleted: (reason: string) => `Failed to perform bulk action: ${reason}`,
  notDeletedReason: 'Failed to delete visits',
  updated: (count: number, status: string) => `Updated ${countVisits(count)} to ${status}`,
  partlyUpdated: (updated: number, failed: number) =>
    `Successfully updated ${updated} visit(s). Failed to update ${failed} visit(s)`,
  notUpdated: (reason: string) => `Failed to update visits: ${reason}`,
  notUpdatedReason: 'Failed to update visit status',
} as const;

/** Formatted counts of a bulk change. */
interface BulkCounts {
  done: string;
  unchanged: string;
  failed: string;
  status: string;
}

/** B4.02: what a bulk change of all visits that match has done. */
export function bulkUpdateText(
  { done, unchanged, failures }: BulkVisitsReport,
  status: string,
): string {
  const { updated } = visitMatchesMessages;
  const counts = {
    done: formatCount(done),
    unchanged: formatCount(unchanged),
    failed: formatCount(failures.length),
    status,
  };
  if (unchanged > 0)
    return (failures.length > 0 ? updated.someBeforeAndFailed : updated.someBefore)(counts);
  return (failures.length > 0 ? updated.someFailed : updated.all)(counts);
}

/** B4.02: all visits that match, on all pages. */
export const visitMatchesMessages = {
  selectAll: (total: number) => `Select all ${formatCount(total)} that match`,
  allSelected: (total: number) => `All ${formatCount(total)} visits that match are selected`,
  consequences:
    'This is done for the visits that match at that moment. Visitors of upcoming visits are notified.',
  updated: {
    all: ({ done, status }: BulkCounts) => `${done} visits are ${status} now.`,
    someBefore: ({ done, status, unchanged }: BulkCounts) =>
      `${done} visits are ${status} now. ${unchanged} already were.`,
    someFailed: ({ done, status, failed }: BulkCounts) =>
      `${done} visits are ${status} now. ${failed} could not be changed.`,
    someBeforeAndFailed: ({ done, status, unchanged, failed }: BulkCounts) =>
      `${done} visits are ${status} now. ${unchanged} already were, and ${failed} could not be changed.`,
  },
  deleted: ({ done, failures }: BulkVisitsReport) =>
    failures.length > 0
      ? `${formatCount(done)} visits are deleted. ${formatCount(failures.length)} could not be deleted.`
      : `${formatCount(done)} visits are deleted.`,
  failed: 'The change stopped before its end. Please look at the list.',
  namelessVisit: 'A visit',
} as const;

/** R2.57: asks before a visit is deleted. */
export const visitDeleteMessages = {
  title: 'Delete visit',
  confirm: 'Delete',
  question(visitor: string, petName: string | undefined): string {
    if (visitor && petName) {
      return `Are you sure you want to delete ${visitor}’s visit to ${petName}? This action cannot be undone.`;
    }
    if (visitor) {
      return `Are you sure you want to delete ${visitor}’s visit? This action cannot be undone.`;
    }
    return petName
      ? `Are you sure you want to delete this visit to ${petName}? This action cannot be undone.`
      : 'Are you sure you want to delete this visit? This action cannot be undone.';
  },
} as const;

/** B3.11: the visits that an adoption cancels. */
export const adoptionMessages = {
  title: 'Mark as adopted?',
  confirm: 'Mark as Adopted',
  cancelled: (count: number) =>
    count === 1
      ? 'This visit will be cancelled, and the visitor gets an email:'
      : `These ${count} visits will be cancelled, and each visitor gets an email:`,
  visit: (visitor: string, petName: string) => `${visitor}, to meet ${petName}`,
  anyVisits: 'Upcoming visits to these pets will be cancelled, and each visitor gets an email.',
  unknownVisits:
    'We couldn’t check whether visits are planned. Upcoming visits will be cancelled, and each visitor gets an email.',
} as const;

/** D22 */
export const outsideVisitingHours = (hours: { first: string; last: string } | null) =>
  hours
    ? `This is outside visiting hours (weekdays, ${hours.first} to ${hours.last}). You can still save it.`
    : 'This is outside visiting hours. You can still save it.';

/** R8.41 */
export const visitSaved = {
  created: 'Visit request created successfully',
  updated: 'Visit request updated successfully',
  deleted: 'Visit deleted successfully',
} as const;

/** R8.37 */
const failures = {
  created: 'Could not schedule visit',
  updated: 'Failed to update visit request',
} as const;

/** R8.37: with the reason, where a person can do something about it. */
export function visitSaveFailure(error: unknown, event: keyof typeof failures): string {
  if (!(error instanceof ApiError)) {
    return event === 'created' ? 'Failed to create visit request' : failures.updated;
  }
  return withReason(failures[event], error);
}

/** R8.34 */
export const visitDeleteFailure = (error: unknown): string =>
  error instanceof ApiError
    ? withReason('Failed to delete visit', error)
    : 'Failed to delete visit';

/** The detail of a server fault does not help the reader, so it is left out. */
function withReason(message: string, error: ApiError): string {
  if (error.isNetwork) return `${message}: ${error.message}`;
  const reason = error.isServerFault ? null : (error.fieldErrors[0]?.message ?? error.detail);
  return reason ? `${message}: ${reason}` : message;
}
