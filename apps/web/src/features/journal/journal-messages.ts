import type { NewExport } from '@pawmatch/contract/export/export-endpoints';
import type { FeedChange } from '@pawmatch/contract/feeds/feed-values';
import type { JournalKind } from '@pawmatch/contract/journal/journal-values';
import { formatCount, listInWords } from '../../lib/text/format-text.ts';

interface Sentence {
  colleague: string;
  person: string;
}

interface FeedSentence {
  colleague: string;
  /** Such as "Petfinder". */
  site: string;
}

interface ListSentence {
  colleague: string;
  filters: readonly string[];
  count: number;
}

/** The values of filters, as they are sent. */
const filterValues = {
  true: 'true',
  false: 'false',
  Available: 'Available',
  Pending: 'Pending',
  Adopted: 'Adopted',
  Dog: 'Dog',
  Cat: 'Cat',
  pending: 'pending',
  approved: 'approved',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  today: 'today',
  to_answer: 'to answer',
  overdue: 'overdue',
  later: 'later',
  past: 'past',
  without_outcome: 'without an outcome',
  adopter: 'adopter',
  admin: 'admin',
  photo: 'photo',
  facts: 'facts',
  all: 'all',
  open: 'open',
  ended: 'ended',
  asked: 'asked',
  checking: 'checking',
  on_trial: 'on trial',
  adopted: 'adopted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  returned: 'returned',
};

/** The texts of the journal's page. */
export const journalMessages = {
  title: 'Journal',
  intro:
    'What colleagues opened, listed, exported and changed. Openings and lists are named once an hour.',
  entries: 'Entries',
  loading: 'Loading the journal...',
  failed: 'Failed to load the journal. Please try again.',
  nothing: 'Nobody has opened, exported or changed anything yet.',
  noMatches: 'No entry matches these filters.',
  showAll: 'Show All Entries',
  showOlder: 'Show Older',
  filters: 'Filters of the journal',
  byKind: 'What happened',
  anyKind: 'Everything',
  kinds: {
    opened: 'Opened',
    listed: 'Listed',
    exported: 'Exported',
    changed: 'Changed',
  } satisfies Record<JournalKind, string>,
  from: 'From',
  to: 'To',
  onlyColleague: 'Only this colleague',
  onlyPerson: 'Only this person',
  byColleague: (name: string) => `By ${name}`,
  aboutPerson: (name: string) => `About ${name}`,
  withoutFilter: (filter: string) => `Remove the filter “${filter}”`,
  oneColleague: 'one colleague',
  onePerson: 'one person',

  formerColleague: 'A former colleague',
  deletedPerson: 'somebody whose account was deleted',
  walkIn: 'somebody without an account',

  personOpened: ({ colleague, person }: Sentence) =>
    `${colleague} opened the account of ${person}.`,
  visitOpened: ({ colleague, person }: Sentence) => `${colleague} opened a visit of ${person}.`,
  peopleListed: ({ colleague, filters, count }: ListSentence) =>
    filters.length === 0
      ? `${colleague} listed people; ${formatCount(count)} shown.`
      : `${colleague} listed people by ${listInWords(filters)}; ${formatCount(count)} shown.`,
  visitsListed: ({ colleague, filters, count }: ListSentence) =>
    filters.length === 0
      ? `${colleague} listed visits; ${formatCount(count)} shown.`
      : `${colleague} listed visits by ${listInWords(filters)}; ${formatCount(count)} shown.`,
  adoptionsListed: ({ colleague, filters, count }: ListSentence) =>
    filters.length === 0
      ? `${colleague} listed adoptions; ${formatCount(count)} shown.`
      : `${colleague} listed adoptions by ${listInWords(filters)}; ${formatCount(count)} shown.`,
  calendarCreated: ({ colleague }: { colleague: string }) =>
    `${colleague} created an address with which calendar programs read the visits.`,
  keyCreated: ({ colleague, name }: { colleague: string; name: string }) =>
    `${colleague} created the key “${name}” for a program.`,
  keyRevoked: ({ colleague, name }: { colleague: string; name: string }) =>
    `${colleague} revoked the key “${name}” of a program.`,
  feedChanged: {
    on: ({ colleague, site }) => `${colleague} turned the feed for ${site} on.`,
    off: ({ colleague, site }) => `${colleague} turned the feed for ${site} off.`,
    account: ({ colleague, site }) => `${colleague} changed our number at ${site}.`,
    server: ({ colleague, site }) =>
      `${colleague} changed where or when the feed for ${site} is delivered.`,
    no_server: ({ colleague, site }) =>
      `${colleague} stopped the delivery of the feed for ${site}, which fetches it from then on.`,
    password: ({ colleague, site }) =>
      `${colleague} replaced the password or key of the feed for ${site}.`,
    server_key: ({ colleague, site }) => `${colleague} confirmed the server’s key for ${site}.`,
    address: ({ colleague, site }) =>
      `${colleague} created a new secret address of the feed for ${site}.`,
    no_address: ({ colleague, site }) =>
      `${colleague} revoked the secret address of the feed for ${site}.`,
    released: ({ colleague, site }) => `${colleague} let the feed for ${site} go on.`,
    sent: ({ colleague, site }) => `${colleague} had the feed for ${site} delivered.`,
    left_out: ({ colleague, site }) => `${colleague} left a pet out of the feed for ${site}.`,
    taken_in: ({ colleague, site }) => `${colleague} took a pet into the feed for ${site} again.`,
  } satisfies Record<FeedChange, (about: FeedSentence) => string>,
  recordsExported: ({
    what,
    colleague,
    filters,
    count,
  }: Omit<ListSentence, 'count'> & {
    what: string;
    /** Null of everything, and while it is downloaded. */
    count: number | null;
  }) => {
    const downloaded =
      count === null
        ? `${colleague} downloaded ${what}`
        : `${colleague} downloaded ${what} (${formatCount(count)})`;
    return filters.length === 0 ? `${downloaded}.` : `${downloaded}: ${filters.join(', ')}.`;
  },
  filterNames: {
    q: 'a search',
    petId: 'pet',
    pet_id: 'pet',
    visit_id: 'visit',
    adoption_id: 'adoption',
    user_id: 'person',
    role: 'role',
    view: 'view',
    status: 'status',
    from: 'first day',
    to: 'last day',
    species: 'species',
    lacks: 'lacks',
    adopted_since: 'adopted since',
    stage: 'stage',
    people: 'people',
    photos: 'photos',
  },
  filterValues,
  lists: {
    everything: 'everything',
    pets: 'pets',
    visits: 'visits',
    people: 'people',
    adoptions: 'adoptions',
    stays: 'stays',
  } satisfies Record<NewExport['what'], string>,
  filter: ({ name, value }: { name: string; value: string }) => `${name} ${value}`,

  openVisit: 'The visit',
  openPet: 'The pet',
} as const;
