import type { NamedPeriod, Period } from '@pawmatch/contract/numbers/periods';
import { longDate } from '../../lib/dates/shelter-dates.ts';
import { formatCount } from '../../lib/text/format-text.ts';

const day = (date: string) => longDate(`${date}T12:00:00Z`, 'UTC');

const stays = (count: number) => (count === 1 ? '1 stay' : `${formatCount(count)} stays`);

const visits = (count: number) => (count === 1 ? '1 visit' : `${formatCount(count)} visits`);

/** The texts of the numbers of the shelter. */
export const numbersMessages = {
  title: 'Numbers',
  loading: 'Counting...',
  failed: 'The numbers could not be loaded.',
  periods: 'Periods',
  named: {
    this_month: 'This month',
    last_month: 'Last month',
    this_year: 'This year',
    last_year: 'Last year',
  } satisfies Record<NamedPeriod, string>,
  from: 'From',
  to: 'Until',
  print: 'Print',
  download: 'Download as CSV',
  period: ({ from, to }: Period) => `${day(from)} to ${day(to)}`,
  ofShelter: ({ shelter, period }: { shelter: string; period: Period }) =>
    `${shelter}, ${day(period.from)} to ${day(period.to)}`,
  numbers: 'The eight numbers',
  yearBeforeIs: (value: string) => `A year before: ${value}`,
  figureOf: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  part: 'Part',

  charts: 'Intake and outcomes in charts',
  asTable: 'As a table',

  matrix: 'Matrix of Shelter Animals Count',
  matrixIntro:
    'What shelters of the USA report: pets by species, under and over five months of age on that day. Where the birth date is not known, babies count as under five months.',
  row: 'Row',

  back: 'Back to the numbers',
  partOf: ({ label, part }: { label: string; part: string }) => `${label}: ${part}`,
  rowCount: { stay: stays, visit: visits },
  rowsFailed: 'The list could not be loaded.',
  noRows: 'Nothing in this period.',
  rows: 'What is behind the number',
  unknownNumber: 'There is no such number.',
  deletedPet: 'A deleted pet',
  came: ({ intake, date }: { intake: string; date: string }) => `${intake}, ${date}.`,
  left: ({ outcome, date, days }: { outcome: string; date: string; days: number }) =>
    `${outcome}, ${date}, after ${days === 1 ? '1 day' : `${formatCount(days)} days`}.`,
  leftUnknown: ({ outcome }: { outcome: string }) => `${outcome}; the day is not known.`,
  stillHere: 'Still in care.',
  asked: ({ time }: { time: string }) => `Asked on ${time}.`,
  answered: ({ time, hours }: { time: string; hours: string }) =>
    `Answered on ${time}, after ${hours}.`,
  visited: ({ time }: { time: string }) => `Visited on ${time}.`,
  adopted: ({ date }: { date: string }) => `Adopted on ${date}.`,
  notAdopted: 'No adoption by this person so far.',
  openVisit: 'The visit',
};
