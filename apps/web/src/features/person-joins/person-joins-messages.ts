import type { JoinedContents } from '@pawmatch/contract/person-joins/person-joins-endpoints';
import { formatCount } from '../../lib/text/format-text.ts';

/** Texts of records that are joined. */
export const personJoinMessages = {
  open: 'Join with Another Record...',
  title: 'Join two records of one person',
  about: (name: string) =>
    `Choose another account, or a visitor at the desk, who is the same person as ${name}.`,
  search: 'Name, email or telephone of the other record',
  searchHint: 'Without it, you see records with the same name, email address or telephone.',
  records: 'Other records',
  nobody: 'No other record was found.',
  loadFailed: 'The other records could not be loaded. Please try again.',
  account: ({ date }: { date: string }) => `Account since ${date}`,
  visitor: ({ date }: { date: string }) => `At the desk, last on ${date}`,
  contents: {
    visits: (count) => (count === 1 ? '1 visit' : `${formatCount(count)} visits`),
    adoptions: (count) => (count === 1 ? '1 adoption' : `${formatCount(count)} adoptions`),
    favorites: (count) => (count === 1 ? '1 favorite' : `${formatCount(count)} favorites`),
    waiting: (count) =>
      count === 1 ? '1 place in a waiting list' : `${formatCount(count)} places in waiting lists`,
    notes: (count) => (count === 1 ? '1 internal note' : `${formatCount(count)} internal notes`),
    marks: (count) =>
      count === 1 ? '1 do-not-adopt mark' : `${formatCount(count)} do-not-adopt marks`,
  } satisfies Record<keyof JoinedContents, (count: number) => string>,
  comesTogether: ({ list }: { list: string }) => `What comes to this account: ${list}.`,
  nothingComes: 'The other record has no visits, adoptions or notes.',
  cameTogether: ({ list }: { list: string }) => `What came with it: ${list}.`,
  nothingCame: 'It had no visits, adoptions or notes.',
  contactStays: ({ email }: { email: string }) =>
    `Name, email address and telephone stay those of this account, and only ${email} can log in.`,
  settingsStay:
    'Preferences, saved searches and what else the person has set stay those of this account.',
  accountEnds:
    'The other account is logged out, its mailed links end, and it is deleted after seven days.',
  told: 'The person is told by email. For seven days you can undo this in one step.',
  checking: 'Looking what comes together...',
  join: 'Join These Records',
  joining: 'Joining...',
  joined: (name: string) => `The two records of ${name} are one now.`,
  failed: 'The records could not be joined. Please try again.',

  joinedTitle: 'Joined records',
  joinedBy: ({ by, date }: { by: string | null; date: string }) =>
    by ? `Joined by ${by} on ${date}.` : `Joined on ${date}.`,
  undoUntil: ({ date }: { date: string }) => `You can undo this until ${date}.`,
  separate: (name: string) => `Separate ${name} Again`,
  separateQuestion: (name: string) => `Separate the record of ${name} again?`,
  separateText:
    'What came with it goes back to its own record; what has been added since stays. The person is told by email, and the other account can log in again.',
  separateFailed: 'The records could not be separated. Please try again.',
  separated: 'The records are separate again.',
} as const;
