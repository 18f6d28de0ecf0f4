import { localized } from '@pawmatch/contract/localized';
import { type MailBlock, mailLink } from '../../platform/mail/rendering/mail-draft.ts';

interface Named {
  pet: string | null;
  person: string | null;
}

type Counted = Named & { count: number };

const PET = 'a pet';
const SOMEBODY = 'somebody';

/** What is to be done, by where it follows from. */
export const taskTitles = localized('taskTitles', {
  visit: ({ pet, person }: Named) =>
    `Answer ${person ?? SOMEBODY}, who would like to meet ${pet ?? PET}`,

  asked: ({ pet, person }: Named) =>
    `Answer ${person ?? SOMEBODY}, who would like to adopt ${pet ?? PET}`,
  checking: ({ pet, person, left, all }: Named & { left: number; all: number }) =>
    `Check ${person ?? SOMEBODY} for ${pet ?? PET}: ${left} of ${all} checks are left`,
  checked: ({ pet, person }: Named) =>
    `Decide whether ${person ?? SOMEBODY} can adopt ${pet ?? PET}`,
  approved: ({ pet, person }: Named) => `Hand over ${pet ?? PET} to ${person ?? SOMEBODY}`,
  onTrial: ({ pet, person }: Named) =>
    `Ask ${person ?? SOMEBODY} whether ${pet ?? PET} stays: the trial is over`,

  followUp: ({ pet, person }: Named) =>
    `Help ${person ?? SOMEBODY}: ${pet ?? PET} is not doing well`,

  import: ({ file, count }: { file: string | null; count: number }) =>
    count === 1
      ? `Look at the row of ${file} that is in conflict`
      : `Look at the ${count} rows of ${file} that are in conflict`,

  feed: ({ destination }: { destination: string }) =>
    `Look at the feed for ${destination}: it was held back`,

  holdOver: ({ pet }: Named) => `Show ${pet ?? PET} to adopters: the hold is over`,
  holdEnds: ({ pet }: Named) => `The hold of ${pet ?? PET} ends`,

  details: ({ pet, count }: Counted) =>
    count === 1
      ? `Complete ${pet ?? PET} for adopters: one detail is missing`
      : `Complete ${pet ?? PET} for adopters: ${count} details are missing`,

  report: ({ pet, count }: Counted) =>
    count === 1
      ? `Read what the foster carer of ${pet ?? PET} reports: one answer is new`
      : `Read what the foster carer of ${pet ?? PET} reports: ${count} answers are new`,

  care: ({ place, count }: { place: string; count: number }) =>
    count === 1
      ? `Do the care in ${place}: one item is due`
      : `Do the care in ${place}: ${count} items are due`,
  careWithoutPlace: ({ count }: { count: number }) =>
    count === 1
      ? 'Do the care of pets without a place: one item is due'
      : `Do the care of pets without a place: ${count} items are due`,

  result: ({ pet, count }: Counted) =>
    count === 1
      ? `Write down the result of the test of ${pet ?? PET}`
      : `Write down the results of ${count} tests`,

  visitNote: ({ person }: Named) => `Read the note about the visit of ${person ?? SOMEBODY}`,
  note: ({ pet, person }: Named) => `Read the note about ${pet ?? person ?? SOMEBODY}`,

  fosterLeft: ({ person, count }: { person: string; count: number }) =>
    count === 1
      ? `Bring back one pet from ${person}, who has no access any more`
      : `Bring back ${count} pets from ${person}, who has no access any more`,
  fosterDeleted: ({ count }: { count: number }) =>
    count === 1
      ? 'Bring back one pet from a foster home whose account was deleted'
      : `Bring back ${count} pets from a foster home whose account was deleted`,
});

export const taskMessages = localized('taskMessages', {
  cannotDo: 'This colleague may not do this. Please choose another one.',
});

interface MailedTask {
  title: string;
  until: string;
}

const listed = (heading: string, tasks: MailedTask[]): MailBlock[] =>
  tasks.length === 0
    ? []
    : [
        heading,
        { kind: 'facts', facts: tasks.map(({ title, until }) => ({ label: until, value: title })) },
      ];

/** The mail of the morning. */
export const taskMailMessages = localized('taskMailMessages', {
  /** @param tasks the first ones of `count` */
  morning: (
    { own, nobodys, count }: { own: MailedTask[]; nobodys: MailedTask[]; count: number },
    url: string,
  ): { subject: string; blocks: MailBlock[] } => ({
    subject: count === 1 ? 'One task waits today' : `${count} tasks wait today`,
    blocks: [
      ...listed('These tasks are yours:', own),
      ...listed('Nobody does these tasks yet:', nobodys),
      ...(count > own.length + nobodys.length
        ? [`And ${count - own.length - nobodys.length} more.`]
        : []),
      mailLink('See the tasks', url),
    ],
  }),

  overdue: ({ day }: { day: string }) => `Overdue since ${day}`,
  today: 'Today',

  /** How to get no more of them. */
  settings: (url: string): MailBlock => mailLink('Choose when you get these emails', url),
});
