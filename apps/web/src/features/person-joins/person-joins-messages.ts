import type { JoinedContents } from '@pawmatch/contract/person-joins/person-joins-endpoints';
import { formatCount, listInWords } from '../../lib/format-text.ts';

const nouns = {
  visits: ['visit', 'visits'],
  adoptions: ['adoption', 'adoptions'],
  favorites: ['favorite', 'favorites'],
  waiting: ['place in a waiting list', 'places in waiting lists'],
  notes: ['internal note', 'internal notes'],
  marks: ['do-not-adopt mark', 'do-not-adopt marks'],
} as const satisfies Record<keyof JoinedContents, readonly [string, string]>;

/** Such as "2 visits and 1 adoption". */
function listContents(contents: JoinedContents): string {
  const keys = Object.keys(nouns) as (keyof JoinedContents)[];
  const parts = keys.flatMap((key) => {
    const count = contents[key];
    return count > 0 ? [`${formatCount(count)} ${nouns[key][count === 1 ? 0 : 1]}`] : [];
  });
  return listInWords(parts);
}

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
  comesTogether: (contents: JoinedContents) => {
    const list = listContents(contents);
    return list === ''
      ? 'The other record has no visits, adoptions or notes.'
      : `What comes to this account: ${list}.`;
  },
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
