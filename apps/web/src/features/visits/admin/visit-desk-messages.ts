import { formatCount } from '../../../lib/format-count.ts';

/** B4.01: the texts of the list and of the page of a visit, for staff. */
export const visitDeskMessages = {
  title: 'Visits',
  count: (total: number) => (total === 1 ? '1 visit' : `${formatCount(total)} visits`),
  search: 'Search visits',
  searchHint: 'Pet, name, phone or email',
  schedule: 'Schedule Visit',

  views: 'Views',
  view: {
    today: 'Today',
    to_answer: 'To answer',
    overdue: 'Waiting longer than promised',
    later: 'Later',
    past: 'Past',
    all: 'All',
  },
  noVisits: {
    today: 'No visits today.',
    to_answer: 'All requests are answered.',
    overdue: 'No request has waited longer than promised.',
    later: 'No visits after today.',
    past: 'No past visits.',
    all: 'No visit requests found.',
  },
  seeAll: 'See all visits',

  status: 'Status',
  anyStatus: 'Any status',
  from: 'From',
  to: 'To',
  fromDay: (day: string) => `From ${day}`,
  toDay: (day: string) => `To ${day}`,
  ofPet: (name: string) => `Pet: ${name}`,
  ofOnePet: 'One pet',
  ofPerson: (name: string) => `Person: ${name}`,
  ofOnePerson: 'One person',
  sort: 'Sort by',
  sorts: { newest: 'Newest requests', soonest: 'Earliest first', latest: 'Latest first' },

  columns: {
    pet: 'Pet',
    requester: 'Requester',
    requestedDate: 'Requested Date',
    phone: 'Phone',
    time: 'Time',
    status: 'Status',
    requested: 'Requested',
    actions: 'Actions',
  },

  noneYet: 'No visits yet.',
  see: (count: number) => (count === 1 ? 'See 1 visit' : `See ${formatCount(count)} visits`),
  email: 'Email',
  notes: 'Notes',
  notGiven: 'Not given',

  loadFailed: 'Failed to load this visit. Please try again.',
  gone: 'This visit no longer exists.',
  backToList: 'All visits',
  edit: 'Edit',
  remove: 'Delete',
} as const;
