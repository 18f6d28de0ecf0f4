import { formatCount } from '../../lib/text/format-text.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${formatCount(count)} days`);

export const intakeMessages = {
  title: 'In Care',
  formTitle: 'New arrivals',
  species: 'Species',
  number: 'How many',
  sex: 'Sex',
  size: 'Size',
  choose: 'Choose',
  ageNumber: 'Age, about',
  ageUnit: 'Unit of age',
  units: { months: 'Months', years: 'Years' },
  intake: 'How they came',
  cameFrom: 'From whom, or where found',
  cameOn: 'Came on',
  holdUntil: 'Legal hold until',
  holdHint: 'Adopters cannot ask for visits before it ends.',
  nameOf: (index: number, count: number) => (count === 1 ? 'Name' : `Name of pet ${index + 1}`),
  sexOf: (index: number, count: number) => (count === 1 ? 'Sex' : `Sex of pet ${index + 1}`),
  photoOf: ({ name }: { name: string }) => `Photo of ${name}`,
  changePhotoOf: ({ name }: { name: string }) => `Another photo of ${name}`,
  photo: 'Photo',
  submit: (count: number) => (count === 1 ? 'Take In' : `Take In ${count} Pets`),
  sending: 'Taking in...',
  failed: 'These pets could not be taken in. Please try again.',
  done: (count: number) =>
    count === 1
      ? '1 pet is in care. Adopters do not see it yet.'
      : `${formatCount(count)} pets are in care. Adopters do not see them yet.`,
  photosFailed: ({ names }: { names: string }) =>
    `The pets are in care, but these have no photo, because sending it failed: ${names}.`,
  chooseAge: 'Please give the age.',
};

export const unlistedMessages = {
  title: 'Not shown to adopters',
  none: 'All pets in care are shown to adopters.',
  leftTitle: 'Left lately',
  loadFailed: 'Failed to load the pets in care. Please try again.',
  came: ({ intake, day }: { intake: string; day: string }) => `${intake}, ${day}`,
  left: ({ outcome, day }: { outcome: string; day: string }) => `${outcome}, ${day}`,
  missing: 'Missing:',
  nothingMissing: 'Nothing is missing.',
  addPhotoOf: ({ pet }: { pet: string }) => `Add a photo of ${pet}`,
  breed: 'Breed',
  add: ({ what, pet }: { what: string; pet: string }) => `${what}: add for ${pet}`,
  photoFailed: 'The photo could not be sent. Please try again.',
};

export const stayMessages = {
  title: 'Stay',
  loadFailed: 'Failed to load the stays. Please try again.',
  notShown: 'Adopters do not see this pet.',
  shown: 'Adopters see this pet.',
  gone: 'This pet has left the shelter.',
  show: 'Show to Adopters',
  hide: 'Hide from Adopters',
  wasShown: ({ pet }: { pet: string }) => `Adopters see ${pet} now.`,
  wasShownIncomplete: ({ pet, missing }: { pet: string; missing: string }) =>
    `Adopters see ${pet} now. Still missing: ${missing}.`,
  wasHidden: ({ pet }: { pet: string }) =>
    `Adopters do not see ${pet} any more. Booked visits stay.`,
  changeFailed: 'This could not be saved. Please try again.',
  isMissing: ({ missing }: { missing: string }) => `Missing: ${missing}.`,
  photo: 'Photo',
  breed: 'Breed',

  microchip: 'Microchip',
  shelterNumber: 'Shelter number',
  none: 'None',
  editIdentity: 'Change Chip and Number',
  identityTitle: ({ pet }: { pet: string }) => `Chip and number of ${pet}`,
  sameChip: ({ names }: { names: string }) => `The same chip number is stored for ${names}.`,
  chipElsewhere:
    'This chip number belongs to another pet, of another shelter. Please read the chip again.',
  livesIn: 'Lives in',
  identitySaved: 'The chip and the number are stored.',

  stays: 'Stays',
  intake: 'Came',
  outcome: 'Left',
  cameFrom: 'From',
  hold: 'Hold until',
  reason: 'Reason',
  length: 'Length of stay',
  listed: 'Shown for',
  days,
  notYet: 'Not shown yet',
  stillHere: 'Still here',
  onDay: ({ what, day }: { what: string; day: string }) => `${what}, ${day}`,
  dayUnknown: ({ what }: { what: string }) => `${what}, day not known`,
  total: ({ count, total }: { count: number; total: number }) =>
    `${count} stays, ${days(total)} in all`,
  overridden: 'Adopted before the hold had ended.',
  overriddenBy: ({ name }: { name: string }) => `Adopted before the hold had ended, by ${name}.`,
  correct: 'Correct This Stay',
  correctTitle: ({ pet }: { pet: string }) => `Stay of ${pet}`,
  cameOn: 'Came on',
  leftOn: 'Left on',
  corrected: 'The stay is corrected.',

  leave: 'Left the Shelter',
  leaveTitle: ({ pet }: { pet: string }) => `How ${pet} left the shelter`,
  how: 'How it left',
  choose: 'Choose',
  leaveNote:
    'The pet is not shown to adopters any more, and its upcoming visits are cancelled with an email. You can take it back for a day.',
  record: 'Record',
  left: ({ pet }: { pet: string }) => `It is recorded how ${pet} left.`,
  takeBack: 'Take It Back',
  takenBack: ({ pet }: { pet: string }) =>
    `${pet} is at the shelter again. Cancelled visits stay cancelled.`,
  save: 'Save',
  saving: 'Saving...',
};
