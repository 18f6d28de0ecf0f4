import type { RowOutcome } from '@pawmatch/contract/import/import-values';
import { currentLocale, localized } from '@pawmatch/contract/localized';

const inWords = (count: number) => count.toLocaleString(currentLocale());

interface InFile {
  /** Of the file. */
  name: string;
}

/** Why a file cannot be imported as a whole, and what to do. */
export const importFileMessages = localized('importFileMessages', {
  workbook: ({ name }: InFile) =>
    `${name} is a workbook (Excel, Numbers or LibreOffice) or another packed file, not CSV. Open it, save the sheet as "CSV UTF-8", and import that file.`,
  oldWorkbook: ({ name }: InFile) =>
    `${name} is a workbook of an older Excel, not CSV. Open it, save the sheet as "CSV UTF-8", and import that file.`,
  webPage: ({ name }: InFile) =>
    `${name} is a web page, not CSV. The download probably needed a sign-in: sign in there, download it again, and import that file.`,
  pdf: ({ name }: InFile) =>
    `${name} is a PDF document, not CSV. Export the animals as CSV, and import that file.`,
  json: ({ name }: InFile) =>
    `${name} is JSON, not CSV. Export the animals as CSV, and import that file.`,
  empty: ({ name }: InFile) => `${name} is empty.`,
  tooLarge: ({ name, megabytes, isPacked }: InFile & { megabytes: number; isPacked: boolean }) =>
    isPacked
      ? `${name} is larger than ${megabytes} MB when it is unpacked. Split it, and import the parts.`
      : `${name} is larger than ${megabytes} MB. Split it, and import the parts.`,
  cutShort: ({ name }: InFile) =>
    `${name} is cut short: the download did not finish. Nothing was stored. Download it again.`,
  notUnpacked: ({ name, reason }: InFile & { reason: string }) =>
    `${name} cannot be unpacked: ${reason}`,
  noHeader: ({ name, line, reason }: InFile & { line: number; reason: string }) =>
    `${name} has no readable header in line ${line}: ${reason}`,
  tooManyColumns: ({ name, count, limit }: InFile & { count: number; limit: number }) =>
    `${name} has ${inWords(count)} columns. Remove those that are not about pets: at most ${limit} can be read.`,
  columnTwice: ({ name, column }: InFile & { column: string }) =>
    `${name} has two columns "${column}". Remove or rename one of them, and import it again.`,
  tooManyRows: ({ name, limit }: InFile & { limit: number }) =>
    `${name} has more than ${inWords(limit)} rows. Split it, and import the parts.`,
  endsInRow: ({ name, line }: InFile & { line: number }) =>
    `${name} ends in the middle of line ${line}: it was probably cut short. Nothing was stored. Download it again; if it is whole, end its last line.`,
  unknownKind: 'This kind of file is not known any more. Upload it again.',
  notKept: 'The file is not kept any more. Upload it again.',
  photosNotKept: 'The photos are not kept any more. Upload them again.',
  tooManyFiles: ({ name, limit }: InFile & { limit: number }) =>
    `${name} has too many files. At most ${inWords(limit)} can be read.`,
  noZipFile: ({ name }: InFile) => `${name} cannot be read as a zip file. Make it again.`,
  otherFileNow: ({ name }: InFile) => `${name} is another file now.`,
  unexpected: 'Something went wrong that we did not expect. It is in the log of the server.',
  /** With BAD_REQUEST and VALIDATION_FAILED. */
  otherPiece: 'This is not the next piece of the file.',
  lacksColumns: 'The file does not have these columns.',
});

/** What files can be, by the source of their pets. */
export const layoutLabels = localized('layoutLabels', {
  petfinder: "Petfinder's listings",
  'petfinder-upload': "Petfinder's upload file",
  adoptapet: "Adopt-a-Pet's file",
  'rescuegroups-upload': "RescueGroups' upload file",
  rescuegroups: "RescueGroups' export",
  asm3: "ASM3's export",
  pawmatch: "Pawmatch's list of pets",
  shelterluv: "Shelterluv's export",
  spreadsheet: 'A spreadsheet of your own',
});

/** What becomes of photos of an import. */
export const importPhotoMessages = localized('importPhotoMessages', {
  fetched: 'Its photo was fetched.',
  notFetched: ({ reason }: { reason: string }) => `Its photo was not fetched: ${reason}`,
  notTaken: ({ path, reason }: { path: string; reason: string }) =>
    `“${path}” is not taken: ${reason}`,
  added: ({ path }: { path: string }) => `Its photo “${path}” was added.`,
  found: ({ path }: { path: string }) => `Its photo is “${path}”.`,

  /** Each reason ends a sentence. */
  reasons: {
    hasPhotos: 'the pet has photos here, which stay.',
    noAnimal: 'no animal of the file has this id or name.',
    severalAnimals: 'several animals of the file fit its path.',
    notImported: 'its animal is not imported.',
    tooMany: ({ limit }: { limit: number }) => `a pet can have at most ${limit} photos.`,
    petChanged: 'the pet was changed meanwhile.',
    outside: 'its path leads out of the zip file.',
    noPicture: ({ kinds }: { kinds: string }) => `it is no picture (${kinds}).`,
    encrypted: 'it is encrypted.',
    tooLarge: ({ megabytes }: { megabytes: number }) => `it is larger than ${megabytes} MB.`,
    notUnpacked: 'it cannot be unpacked.',
    notHttps: 'its address does not begin with https://.',
    tooSlow: ({ host }: { host: string }) => `${host} took too long.`,
    noAnswer: ({ host, reason }: { host: string; reason: string }) =>
      `${host} did not answer (${reason}).`,
    privateNetwork: ({ host }: { host: string }) => `${host} is in a private network.`,
    redirected: ({ host }: { host: string }) => `${host} sends us to another address.`,
    otherStatus: ({ host, status }: { host: string; status: number }) =>
      `${host} answered with ${status}.`,
    notAPicture: ({ host }: { host: string }) => `what ${host} sends is not a picture.`,
    pictureTooLarge: ({ megabytes }: { megabytes: number }) =>
      `the picture is larger than ${megabytes} MB.`,
  },
});

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
  possibleDuplicate: {
    chip: ({ name }: { name: string }) =>
      `It may be here already: ${name} has the same chip number.`,
    likeness: ({ name }: { name: string }) =>
      `It may be here already: ${name}, of the same name, species and sex, and of an age that fits.`,
  },

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
