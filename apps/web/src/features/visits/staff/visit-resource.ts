import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { BulkVisitsReport } from '@pawmatch/contract/visits/staff/bulk-visits';
import type { VisitCounts } from '@pawmatch/contract/visits/staff/visit-query';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { capitaliseStatus } from '@pawmatch/contract/visits/visit-statuses';
import {
  type VisitSort,
  type VisitView,
  visitSorts,
  visitViews,
} from '@pawmatch/contract/visits/visit-values';
import {
  askedBy,
  type StaffList,
  textFilter,
  useStaffList,
} from '../../../staff/page/use-staff-list.ts';
import type { StaffResource } from '../../../staff/staff-resource.ts';
import { withReason } from '../../../staff/with-reason.ts';
import { visitStatusName } from '../visit-status-name.ts';
import { visitName } from '../visited-pet-name.ts';
import {
  changeVisitStatus,
  changeVisitsInBulk,
  deleteVisit,
  visitRows,
} from './staff-visits-api.ts';
import {
  visitRecordMessages as messages,
  visitFilteredOutcome,
  visitStaffMessages,
} from './staff-visits-messages.ts';

/** All visits, page by page, in the parts of the work. */
export const visitList: StaffList<Visit, VisitCounts> = {
  name: 'visits',
  source: visitRows,
  filters: {
    view: {
      values: [...visitViews, 'all'],
      // Tabs show the other views.
      shownAs: (view) =>
        view === 'overdue' || view === 'without_outcome' ? messages.view[view] : null,
      removedValue: 'to_answer',
    },
    q: textFilter,
    status: {
      control: { label: messages.status, any: messages.anyStatus },
      values: VisitStatus.options,
      textOf: visitStatusName,
    },
    from: { control: { label: messages.from }, values: null, shownAs: messages.fromDay },
    to: { control: { label: messages.to }, values: null, shownAs: messages.toDay },
    pet_id: {
      values: null,
      shownAs(id, [first]) {
        const pet = [first?.pet, first?.bonded_pet].find((each) => each?.id === id);
        return pet ? messages.ofPet(pet.name) : messages.ofOnePet;
      },
    },
    user_id: {
      values: null,
      shownAs: (_id, [first]) =>
        first ? messages.ofPerson(first.user.full_name) : messages.ofOnePerson,
    },
  },
  sorts: {
    values: visitSorts,
    textOf: (sort: VisitSort) => messages.sorts[sort],
  },
  texts: messages,
};

/** What is done next comes first. */
const sortOf: Readonly<Record<VisitView | 'all', VisitSort>> = {
  today: 'soonest',
  later: 'soonest',
  to_answer: 'soonest',
  overdue: 'newest',
  past: 'latest',
  without_outcome: 'latest',
  all: 'newest',
};

/**
 * The visits of the view in the address. Without one, the page opens on today; a link to the visits of a pet
 * or a person shows them all. A filter that is set later keeps the view.
 */
export function useVisitList() {
  return useStaffList(visitList, (address) => {
    const { view: chosen, sort: _sort, ...others } = address.values;
    const isFiltered = Object.values(others).some(Boolean);
    const view = (chosen || (isFiltered ? 'all' : 'today')) as VisitView | 'all';
    const shown: typeof address = {
      ...address,
      values: { ...address.values, view },
      searchWith: (changes) => address.searchWith({ view, ...changes }),
      set: (changes, options) => address.set({ view, ...changes }, options),
    };
    const asked = askedBy(shown, sortOf[view]);
    if (view === 'all') return { ...asked, filters: { ...asked.filters, view: undefined } };
    return { ...asked, totalOf: ({ views }) => views[view] };
  });
}

const bulkStatuses = ['confirmed', 'cancelled', 'pending'] as const satisfies VisitStatus[];

/** Visits in the lists of staff. A bulk change of all that match has no undo: visitors are notified. */
export const visitResource: StaffResource<Visit, (typeof bulkStatuses)[number]> = {
  rows: visitRows,
  // Of one visit, `allowed_actions` say it more closely.
  needs: {
    add: 'visits.edit',
    edit: 'visits.edit',
    status: 'visits.confirm',
    delete: 'visits.delete',
  },
  bulkStatuses,
  labelOf: visitStatusName,
  async setStatus(visit, status) {
    const answer = await changeVisitStatus(visit.id, {
      // First letter capital, rest lower case.
      status: capitaliseStatus(status),
      expected_status: visit.status,
    });
    // Some servers answer with no more than a flag.
    return answer.id === visit.id ? answer : { ...visit, status };
  },
  deleteRow: deleteVisit,
  async changeFiltered(change, filters, onProgress) {
    const report = await changeVisitsInBulk(
      change === 'delete'
        ? { filters, action: 'delete' }
        : { filters, action: 'set_status', status: change },
      onProgress,
    );
    const text = outcomeText(report, change === 'delete' ? null : visitStatusName(change));
    return { text, failures: report.failures, undo: null };
  },
  messages: {
    ...visitStaffMessages,
    labels: { ...visitStaffMessages.labels, nameOf: visitName },
    delete: {
      ...visitStaffMessages.delete,
      question: ({ user, pet, bonded_pet }) =>
        visitStaffMessages.delete.question({
          visitor: user.full_name,
          pet: petNames(pet, bonded_pet),
        }),
      failure: (error) =>
        withReason(
          visitStaffMessages.delete.failed,
          error,
          ({ fieldErrors, detail }) => fieldErrors[0]?.message ?? detail,
        ),
    },
  },
};

/**
 * What a change of all visits that match has done.
 * @param status the new one; null for a deletion
 */
function outcomeText(report: BulkVisitsReport, status: string | null): string {
  const { updated, deleted, allDeleted } = visitFilteredOutcome;
  const hasFailures = report.failures.length > 0;
  const { done, unchanged } = report;
  const failed = report.failures.length;
  if (status === null) return hasFailures ? deleted({ done, failed }) : allDeleted({ done });
  const counts = { done, failed, status, unchanged };
  if (unchanged > 0) {
    return hasFailures ? updated.someBeforeAndFailed(counts) : updated.someBefore(counts);
  }
  return hasFailures ? updated.someFailed(counts) : updated.all(counts);
}
