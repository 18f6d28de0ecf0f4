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
