import { localized } from './localized.ts';

/** What is wrong with the text of a field. */
export const textMessages = localized('textMessages', {
  notText: ({ field }: { field: string }) => `${field} must be text.`,
  required: ({ field }: { field: string }) => `${field} is required.`,
  tooLong: ({ field, max }: { field: string; max: number }) =>
    `${field} must be at most ${max} characters long.`,
  notStorable: ({ field }: { field: string }) => `${field} has characters that cannot be stored.`,
  invisible: ({ field }: { field: string }) => `${field} must have visible characters.`,
  notOnOneLine: ({ field }: { field: string }) =>
    `${field} must be on one line, without control characters.`,
});

/** What is said in place of "… is required.". */
export const emptyTextMessages = localized('emptyTextMessages', {
  fullName: 'Name cannot be empty.',
  task: 'Please say what is to be done.',
  fosterOffer: 'Please write a sentence.',
  diaryNote: 'Please write what happened.',
});

/** The fields in {@link textMessages}, at the beginning of a sentence. */
export const fieldNames = localized('fieldNames', {
  account: 'Account',
  address: 'Address',
  adoptionMessage: 'Your message',
  alternativeText: 'Alternative text',
  answer: 'The answer',
  breed: 'Breed',
  cameFrom: 'From whom',
  choice: 'The choice',
  code: 'Code',
  color: 'Color',
  contract: 'The contract',
  description: 'Description',
  dose: 'Dose',
  email: 'Email',
  fileName: 'File name',
  folder: 'Folder',
  followUp: 'Your text',
  importFileName: 'The name of the file',
  letter: 'The letter',
  link: 'The link',
  lot: 'Lot number',
  resultNote: 'The note on the result',
  medicine: 'Medicine',
  meetingPlace: 'Meeting place',
  name: 'Name',
  note: 'Note',
  notes: 'Notes',
  openingHours: 'Opening hours',
  password: 'Password',
  passwordOrKey: 'Password or key',
  product: 'Product',
  question: 'The question',
  reason: 'Reason',
  sentence: 'The sentence',
  server: 'Server',
  shelterNotes: 'Shelter notes',
  shelterNumber: 'Shelter number',
  source: 'Source',
  summary: 'Summary',
  task: 'The task',
  telephone: 'Telephone',
  theNote: 'The note',
  theReason: 'The reason',
  theText: 'The text',
  ticket: 'Ticket',
  token: 'Token',
  userName: 'User name',
  yourWords: 'Your words',
});
