import type { ImportState, RowOutcome, UndoOutcome } from '@pawmatch/contract/import/import-values';
import { formatCount } from '../../lib/text/format-text.ts';

const animals = (count: number) => (count === 1 ? '1 animal' : `${formatCount(count)} animals`);
const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);

const photos = (count: number) => (count === 1 ? '1 photo' : `${formatCount(count)} photos`);

const outcomes: Record<RowOutcome | UndoOutcome, string> = {
  added: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  conflict: 'In conflict',
  deleted: 'Deleted here',
  rejected: 'Refused',
  undone: 'Undone',
  stays: 'Stays',
};

const states: Record<ImportState, string> = {
  uploading: 'Upload stopped',
  reading: 'Being read',
  unreadable: 'Not readable',
  mapping: 'Columns to choose',
  rehearsing: 'Being checked',
  rehearsed: 'Checked',
  running: 'Running',
  done: 'Imported',
  cancelled: 'Stopped',
  failed: 'Stopped',
  fetching: 'Photos being added',
  undoing: 'Being undone',
  undone: 'Undone',
};

/** The texts of the page that imports files of animals. */
export const importMessages = {
  title: 'Import',
  about:
    'Bring your animals along from other software or from a spreadsheet. Nothing is changed before you have seen what would change.',
  steps: 'Steps',
  step: {
    file: 'File',
    columns: 'Columns',
    check: 'Check',
    import: 'Import',
  },
  loading: 'Loading the import...',
  loadFailed: 'The import could not be loaded.',
  another: 'Import Another File',
  failed: 'That did not work.',

  dropTitle: 'Which file?',
  dropHint:
    'Drop it here, or choose it: the export of your software, or a spreadsheet that you have saved as CSV (a plain table; Excel has it in “Save As”). It can have up to 50 MB, also packed as .gz.',
  choose: 'Choose a File',
  chooseSame: 'Choose the Same File',
  fileInput: 'File of animals',
  tooLarge: ({ name }: { name: string }) => `${name} is larger than 50 MB. Please split it.`,
  empty: ({ name }: { name: string }) => `${name} is empty.`,
  otherFile: ({ name }: { name: string }) =>
    `This is another file. Please choose ${name}, as it was when the upload began.`,
  uploading: ({ name }: { name: string }) => `Uploading ${name}`,
  uploadBroke: ({ name, percent }: { name: string; percent: number }) =>
    `The upload of ${name} stopped at ${percent} %. Choose the same file again: it goes on from there.`,
  uploadFailed: 'The upload stopped.',

  reading: ({ name }: { name: string }) => `Reading ${name}`,
  rehearsing: 'Checking each row. Nothing is changed yet.',
  running: 'Importing. You can leave this page; the import goes on.',
  fetching: 'Adding photos. You can leave this page; it goes on.',
  undoing: 'Undoing the import. You can leave this page.',
  progress: ({ done, total }: { done: number; total: number }) =>
    `${formatCount(done)} of ${rows(total)}`,
  percent: ({ percent }: { percent: number }) => `${percent} %`,
  photoProgress: ({ done, total }: { done: number; total: number }) =>
    `${formatCount(done)} of ${photos(total)}`,
  stop: 'Stop',
  stopping: 'Stopping...',

  unreadable: 'This file cannot be imported',
  discard: 'Discard This File',
  discardTitle: 'Discard this file?',
  discardMessage: 'Nothing of it was imported. You can upload it again at any time.',

  whose: 'Whose file is it?',
  thinkItIs: ({ label }: { label: string }) => `We think this is ${label}.`,
  remembered: 'You have imported a file with these columns before. It is read as it was then.',
  notKnown: 'We do not know these columns. Please say what they are: we keep it for next time.',
  own: 'Something else: I say what the columns are',
  sizeOfAll: 'Size of animals without one',
  sizeHint: 'Exports often lack the size. Without one, such rows are refused.',
  noSizesHint:
    'This file has no column for the size, and every animal needs one. Choose the most usual size here, and correct the others afterwards; without it, all rows are refused.',
  noneChosen: 'None',
  mappingTitle: 'What is in which column?',
  mappingHint: 'Beside each field are values from your file. What you do not choose is left out.',
  noColumn: 'Not in the file',
  forAll: ({ value }: { value: string }) => `All are: ${value}`,
  required: 'Needed',
  idHint:
    'A number or a code of each animal, so that the next file finds it again. Without one, choose the name or the chip number.',
  breedHint:
    'This can be the column of the species, where one cell has both, such as “Dog - Beagle”.',
  ageHint: 'Or choose the date of birth below.',
  bornHint: 'An age in this column, such as “3 years”, counts as age.',
  weightHint:
    'A weight with its unit counts, too: Small up to 25 lb (11 kg), Medium up to 60 lb (27 kg), Large up to 100 lb (45 kg).',
  statusDetailHint:
    'For files with the status in two columns, such as “Available” and “On hold”. A pet is available only where neither says otherwise.',
  descriptionHint:
    'Adopters read it on the page of the pet. Notes for your team alone belong in the next field.',
  internalNotesHint: 'Only your team reads them.',
  examples: ({ examples }: { examples: readonly string[] }) =>
    `For example ${examples.join(' · ')}`,
  noExamples: 'This column is empty.',
  wordsTitle: ({ field }: { field: string }) => `What do these words mean for “${field}”?`,
  unknownWord: 'Nothing we know',
  refuseWord: 'Refuse these rows',
  check: 'Check the Rows',
  checking: 'Starting...',
  problems: 'Please look at these fields first:',

  rehearsedTitle: ({ count }: { count: number }) =>
    count === 0
      ? 'The file has a header, but no animals'
      : `${rows(count)} checked, nothing changed yet`,
  rehearsedHint:
    'Look through what would happen. Download refused rows with their reasons, correct them in a spreadsheet, and drop the file here again.',
  runLabel: ({ count, photos: waiting }: { count: number; photos: number }) => {
    if (count === 0) return waiting === 0 ? 'There Is Nothing to Import' : `Add ${photos(waiting)}`;
    return waiting === 0
      ? `Import ${animals(count)}`
      : `Import ${animals(count)}, ${photos(waiting)}`;
  },
  backToColumns: 'Change Your Choices',
  doneTitle: {
    done: 'The import is done',
    cancelled: 'The import was stopped',
    failed: 'The import stopped',
    undone: 'The import was undone',
  },
  notReached: ({ count }: { count: number }) =>
    count === 1
      ? '1 row was not reached. Import the file again for the rest: what is there already is not doubled.'
      : `${formatCount(count)} rows were not reached. Import the file again for the rest: what is there already is not doubled.`,
  cancelledVisits: ({ count }: { count: number }) =>
    count === 1
      ? '1 visit was cancelled, because its pet was adopted.'
      : `${formatCount(count)} visits were cancelled, because their pets were adopted.`,
  undoneHint: ({ undone, stays }: { undone: number; stays: number }) =>
    stays === 0
      ? `${animals(undone)}: all as they were before.`
      : `${animals(undone)}: as they were before. ${animals(stays)}: not undone, because of what somebody has done since. See “Stays”.`,
  photosTitle: 'Photos',
  /** @param more further hosts, which are not named */
  photosHint: ({ hosts, more }: { hosts: readonly string[]; more: number }) =>
    `The file has addresses of photos at ${more === 0 ? hosts.join(', ') : `${hosts.join(', ')} and ${formatCount(more)} more`}. Until they are fetched, pages show them from there, and a photo that is deleted there is gone here, too.`,
  photosLabel: ({ count }: { count: number }) =>
    count === 1
      ? 'Get 1 Photo from Its Address'
      : `Get ${formatCount(count)} Photos from Their Addresses`,
  photosStored: ({ count }: { count: number }) =>
    count === 1 ? '1 photo was added.' : `${formatCount(count)} photos were added.`,
  photosFailed: ({ count }: { count: number }) =>
    `${photos(count)} could not be added. The rows below say why.`,
  archiveHint:
    'Do you have photos as files? Name each by the id or the name of its animal, such as “1234.jpg” or “Rex 2.jpg”, or put them into folders named so. Pack them into a zip file of up to 500 MB. Animals that have photos here keep those.',
  chooseArchive: 'Add Photos from a Zip File',
  archiveInput: 'Zip file of photos',
  archiveTooLarge: ({ name }: { name: string }) =>
    `${name} is larger than 500 MB. Please make it smaller.`,
  archiveIsNoZip: ({ name }: { name: string }) => `${name} is no zip file.`,
  archiveIs: ({ name }: { name: string }) => `Photos from ${name}`,
  archiveMatched: ({ count }: { count: number }) => {
    if (count === 0) return 'None of these photos will be added.';
    return count === 1
      ? '1 photo has its animal. The rows below name them.'
      : `${formatCount(count)} photos have their animal. The rows below name them.`;
  },
  archiveFailed: ({ count }: { count: number }) =>
    `${photos(count)} will not be added. The rows below say why.`,
  unmatched: ({ count }: { count: number }) =>
    count === 1 ? '1 file has no animal' : `${formatCount(count)} files have no animal`,
  unmatchedFile: ({ path, reason }: { path: string; reason: string }) => `${path}: ${reason}`,
  moreUnmatched: ({ count }: { count: number }) => `And ${formatCount(count)} more.`,
  otherArchive: 'Take Another Zip File',
  removeArchive: 'Import without These Photos',
  addPhotos: ({ count }: { count: number }) => `Add ${photos(count)} from the Zip File`,
  seePets: 'See the Pets',
  undo: 'Undo This Import',
  undoTitle: 'Undo this import?',
  undoMessage: 'What somebody has changed since stays as it is, and is listed afterwards.',
  undoUntil: ({ time }: { time: string }) => `It can be undone until ${time}.`,

  counts: 'What happens to the rows',
  possibleDuplicates: 'New, maybe here already',
  all: 'All',
  outcomes,
  list: 'Rows of the file',
  line: ({ line }: { line: number }) => `Line ${formatCount(line)}`,
  rowId: ({ id }: { id: string }) => `Id ${id}`,
  noRows: 'There are no such rows.',
  rowsLoading: 'Loading rows...',
  rowsFailed: 'The rows could not be loaded.',
  download: 'Download This List',
  downloading: 'Downloading...',
  pages: 'Pages of rows',
  next: 'Next Rows',
  previous: 'Earlier Rows',
  page: ({ page, count }: { page: number; count: number }) =>
    `Page ${formatCount(page)} of ${formatCount(count)}`,

  earlier: 'Earlier imports',
  noEarlier: 'No file was imported yet.',
  states,
  by: ({ name, time }: { name: string | null; time: string }) => (name ? `${name}, ${time}` : time),
  counted: {
    added: ({ count }) => `${formatCount(count)} new`,
    updated: ({ count }) => `${formatCount(count)} changed`,
    unchanged: ({ count }) => `${formatCount(count)} unchanged`,
    conflict: ({ count }) => `${formatCount(count)} in conflict`,
    deleted: ({ count }) => `${formatCount(count)} deleted here`,
    rejected: ({ count }) => `${formatCount(count)} refused`,
  } satisfies Record<RowOutcome, (rows: { count: number }) => string>,
  yes: 'Yes',
  no: 'No',
} as const;
