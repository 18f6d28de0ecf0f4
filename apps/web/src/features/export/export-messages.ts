import type { ExportFormat } from '@pawmatch/contract/export/export-tables';

/** The texts about what leaves as files. */
export const exportMessages = {
  title: 'Export',
  about:
    'All that the shelter has here, in one file that other programs can read: tables for spreadsheets, the same as JSON for software, and photos. Each row has an id that stays the same.',
  choose: 'What the file has',
  always: 'Animals, how they came and how they left',
  people: 'People, visits, adoptions and notes',
  peopleHint:
    'The file then has addresses and telephone numbers. Keep it as you keep those on paper.',
  photos: 'Photos',
  start: 'Download everything',
  starting: 'Preparing…',
  started: 'The download has begun.',
  failed: 'The download did not begin.',
  journal: 'Managers see in the journal who downloaded what.',

  contents: 'The tables in it',
  back: 'Bring it back',
  backText:
    'Ask whoever runs the server: one command (npm run import) brings such a file back, here or in another installation. What is missing is added with its id, and what differs stays as it is and is named. Passwords are not in the file, so people choose new ones. For copies of the whole installation there are backups.',

  stays: 'Stays of animals',
  staysText: 'How each animal came and how it left, with dates, as a table of its own.',

  list: 'Download list',
  formats: {
    csv: 'CSV, for spreadsheets',
    jsonl: 'JSON lines, for software',
  } satisfies Record<ExportFormat, string>,
};
