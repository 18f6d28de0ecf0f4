import type { RowOutcome } from '@pawmatch/contract/import/import-values';
import { localized } from '@pawmatch/contract/localized';

type NewPetWord = 'species' | 'breed' | 'sex' | 'age' | 'size' | 'status';

/** Why a row is refused, cells of it are ignored, or it changes a pet. */
export const importRowMessages = localized('importRowMessages', {
  neverClosed: 'A quote is opened in this row that is never closed.',
  notDoubled: 'A quote inside quotes has to be doubled ("").',
  tooLong: 'This row is too long.',
  tooFew: 'This row has fewer cells than the header.',
  tooMany: 'This row has more cells than the header.',

  inColumn: ({ column, reason }: { column: string; reason: string }) => `${column}: ${reason}`,
  noCounterpart: ({ text }: { text: string }) => `"${text}" is not known here.`,
  isEmpty: 'This cell is empty, and every animal needs it.',
  undecodable: 'This cell has characters that cannot be read. Save the file as UTF-8.',
  noId: 'A row needs an id, so that importing it again finds it.',
  idRounded: ({ id }: { id: string }) =>
    `A spreadsheet has rounded "${id}", so that pets share one id. Make this column text before the sheet is saved.`,
  /** @param facts.lines the first ones @param facts.more how many there are besides */
  idRepeated: ({ lines, more }: { lines: readonly number[]; more: number }) =>
    more > 0
      ? `This id stands in several rows: lines ${lines.join(', ')} and ${more} more.`
      : `This id stands in several rows: lines ${lines.join(', ')}.`,
  noSize: 'The file has no size for this pet. Add it, or choose one size for all such pets.',
  noFlag: ({ text }: { text: string }) => `"${text}" is neither yes nor no.`,
  noPhotoAddress: 'This is no photo address.',
  badPhotoAddress: 'A photo address must begin with http:// or https:// and name a public host.',
  inFuture: ({ text }: { text: string }) => `${text} is in the future.`,
  tooLongAgo: ({ text }: { text: string }) => `${text} is too long ago.`,
  noDate: ({ text }: { text: string }) => `"${text}" is not a date.`,
  dateUndecided: ({ text }: { text: string }) =>
    `"${text}" can be read day first or month first, and no date of this column decides it. Write dates as YYYY-MM-DD.`,
  datesContradict: ({
    text,
    dayFirst,
    monthFirst,
  }: {
    text: string;
    dayFirst: string;
    monthFirst: string;
  }) =>
    `"${text}" is not certain: this column has dates with the day first, such as "${dayFirst}", and with the month first, such as "${monthFirst}". Correct the wrong one, or write dates as YYYY-MM-DD.`,
  refusedByDatabase: ({ reason }: { reason: string }) =>
    `The database rejected this row: ${reason}`,
  deletedHere: ({ name }: { name: string }) =>
    `${name} was deleted here, and no file brings it back.`,

  /** In the list for spreadsheets. */
  outcomes: {
    added: 'new',
    updated: 'changed',
    unchanged: 'unchanged',
    conflict: 'in conflict',
    deleted: 'deleted here',
    rejected: 'refused',
  } satisfies Record<RowOutcome, string>,

  yes: 'yes',
  no: 'no',
  unknown: 'unknown',
  quoted: ({ text }: { text: string }) => `"${text}"`,
  training: 'Training',
  text: 'Text',
  name: 'Name',
  breed: 'Breed',
  status: 'Status',
  photo: 'Photo',
  birthDate: 'Date of birth',
  color: 'Color',
  microchip: 'Chip number',
  shelterNumber: 'Number at the shelter',
  shelterNotes: 'Shelter notes',
  internalNotes: 'Internal notes',
  statuses: { Available: 'Available', Pending: 'Pending', Adopted: 'Adopted' },
  /** What a new pet will be, to be checked. */
  isNew: ({ species, breed, sex, age, size, status }: Record<NewPetWord, string>) =>
    [species, breed, sex, age, size, status].join(' · '),
  goodWith: ({ kids, dogs, cats }: Record<'kids' | 'dogs' | 'cats', string>) =>
    `Good with kids: ${kids} · dogs: ${dogs} · cats: ${cats}`,
  changes: ({ field, mine, theirs }: { field: string; mine: string; theirs: string }) =>
    `${field}: ${mine} becomes ${theirs}.`,
  isReplaced: ({ field }: { field: string }) => `${field}: It is replaced.`,
  changedHere: {
    value: ({ field, mine, theirs }: { field: string; mine: string; theirs: string }) =>
      `${field}: It stays ${mine}, not ${theirs}, because it was changed here.`,
    text: ({ field }: { field: string }) =>
      `${field}: It stays as it is, because it was changed here.`,
  },
  keepsSafe: {
    value: ({ field, mine, theirs }: { field: string; mine: string; theirs: string }) =>
      `${field}: It stays ${mine}, not ${theirs}, because it keeps people safe, so that only staff change it.`,
    text: ({ field }: { field: string }) =>
      `${field}: It stays as it is, because it keeps people safe, so that only staff change it.`,
  },

  undo: {
    deleted: 'It was deleted since.',
    changed: 'It stays, because it was changed since.',
    involved:
      'It stays, because somebody visits, awaits or adopts it, cares for it or writes about it.',
    removed: 'It was removed, because the import had added it.',
    restored: 'It is again as it was before the import.',
  },
});
