import type { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { formatCount } from '../../../lib/text/format-text.ts';
import type { StaffTexts } from '../../../staff/staff-resource.ts';

/** "1 pet", "3 pets". */
const countPets = (count: number) => (count === 1 ? '1 pet' : `${formatCount(count)} pets`);

/** The pets on the dashboard of staff. */
export const petDashboardMessages = {
  title: 'Pet Management',
  add: 'Add New Pet',
  search: 'Search pets',
  searchHint: 'Name or breed',
  /** Before the date. */
  added: 'Added',
  noImage: 'No Image',
} as const;

/** What lists, bulk changes and the deletion of pets say. */
export const petStaffMessages = {
  list: {
    loading: 'Loading pets...',
    loadFailed: 'Failed to load pets. Please try again.',
    empty: 'No pets found. Add your first pet!',
    emptyForReaders: 'No pets found.',
    noMatches: 'No pets match your search.',
    showAll: 'Show all pets',
  },
  labels: {
    list: 'Pets',
    scrollArea: 'List of pets',
    selectAll: (count) => `Select all ${formatCount(count)} pets`,
  },
  bulk: {
    selected: (count) => `${formatCount(count)} pet(s) selected`,
    noneSelected: 'No items selected',
    deleteTitle: 'Delete Multiple Pets',
    deleteQuestion: (count) =>
      `Are you sure you want to delete ${countPets(count)}? This action cannot be undone.`,
    updateTitle: 'Update Multiple Pets',
    updateQuestion: (count) =>
      `Are you sure you want to update ${countPets(count)}? This action cannot be undone.`,

    deleted: ({ deleted, selected }) =>
      deleted === selected
        ? `Successfully deleted ${countPets(deleted)}`
        : `Deleted ${formatCount(deleted)} of ${formatCount(selected)} selected pets`,
    notDeleted: (reason) => `Failed to perform bulk action: ${reason}`,
    notDeletedReason: 'Failed to delete pets',
    updated: ({ count, status }) =>
      `Successfully updated ${formatCount(count)} pet(s) to ${status}`,
    partlyUpdated: ({ updated, failed, status }) =>
      `Successfully updated ${formatCount(updated)} pet(s) to ${status}. ` +
      `Failed to update ${formatCount(failed)} pet(s). See console for details.`,
    notUpdated: () => 'Failed to update any pets',
    notUpdatedReason: '',
  },
  // All pets that match, on all pages.
  filtered: {
    selectAll: (total: number) => `Select all ${formatCount(total)} that match`,
    allSelected: (total: number) => `All ${formatCount(total)} pets that match are selected`,
    consequences:
      'This is done for the pets that match at that moment. Upcoming visits of pets that are adopted or deleted are cancelled, and their visitors are notified.',
    failed: 'The change stopped before its end. Please look at the list.',
    nameless: 'A pet',
  },
  delete: {
    title: 'Delete pet',
    confirm: 'Delete',
    question: ({ name }: { name: string }) =>
      `Are you sure you want to delete ${name}? This action cannot be undone. Its open visit requests are cancelled.`,

    deleted: 'Pet deleted successfully',
    failed: 'Failed to delete pet',
  },
} as const satisfies StaffTexts;

const changed = ({ done, status }: { done: number; status: string }) =>
  done === 1 ? `1 pet is ${status} now.` : `${formatCount(done)} pets are ${status} now.`;

/** What a change of all pets that match has done. */
export const petFilteredOutcome = {
  updated: changed,
  someBefore: ({ done, status, unchanged }: { done: number; status: string; unchanged: number }) =>
    unchanged === 1
      ? `${changed({ done, status })} 1 was before.`
      : `${changed({ done, status })} ${formatCount(unchanged)} were before.`,
  visitsCancelled: ({ done, status, visits }: { done: number; status: string; visits: number }) =>
    `${changed({ done, status })} Visits cancelled: ${formatCount(visits)}.`,
  undone: 'The pets have their status from before again.',
  undoFailed: 'The change could not be undone.',
} as const;

/** Asked after one pet of a bonded pair was marked as adopted. */
export const pairQuestionMessages = {
  question: ({ pet, other }: { pet: string; other: string }) =>
    `${pet} and ${other} are a bonded pair. Were both adopted, or only ${pet}?`,
  both: 'Both',
  only: ({ pet }: { pet: string }) => `Only ${pet}`,
  saving: 'Saving...',
  bothAdopted: ({ other }: { other: string }) => `${other} is marked as adopted, too`,
  failed: ({ other }: { other: string }) => `${other} could not be marked as adopted.`,
} as const;

export const petFormMessages = {
  editTitle: 'Edit Pet',
  factsTitle: (name: string) => `Facts about ${name}`,
  addTitle: 'Add New Pet',

  name: 'Name',
  breed: 'Breed',
  status: 'Status',
  character: 'Character and care',
  characterHint: 'All optional. What is not known is better left open than guessed.',
  petFriendly: 'Pet Friendly',
  petFriendlyHint: 'Answers for dogs and cats what is not known. It is no if one of them is no.',
  houseTrained: 'House Trained',
  litterTrained: 'Litter Trained',
  summary: 'Summary',
  summaryHint: 'One or two sentences that make people want to meet this pet.',
  description: 'Description',
  shelterNotes: 'Shelter Notes',
  shelterNotesHint: 'Shown on the pet’s card.',
  birthDate: 'Birth Date',
  birthDateEstimated: 'The day is estimated',
  color: 'Color',
  notKnown: 'Not known',
  yes: 'Yes',
  no: 'No',

  noImage: 'No Image',
  /** Such as a photo of an iPhone, which few browsers can show. */
  noPreview: 'This browser cannot show a preview.',
  changeImage: 'Change Image',
  uploadImage: 'Upload Image',
  // Only a hint; the server has its own limits.
  imageHint: 'JPG, PNG, or GIF (max 5MB)',

  delete: 'Delete Pet',
  cancel: 'Cancel',
  update: 'Update Pet',
  add: 'Add Pet',
  saving: 'Processing...',

  photo: 'Photo',
  otherPhoto: 'Another photo',
  samePhoto: 'Not changed',
  yourPhoto: ({ file }: { file: string }) => `Your new photo, ${file}`,
  shownPhoto: 'The photo that is shown here',
  changedByOther: 'Someone else has changed this pet while you were editing it.',
  deletedByOther:
    'Someone else has deleted this pet. What you entered is still here, and can be added as a new pet.',
  deleteQuestion: 'Are you sure you want to delete this pet? This action cannot be undone.',
} as const;

export const petSaved = {
  created: 'Pet created successfully',
  updated: 'Pet updated successfully',
} as const;

export const traitsNotSaved = {
  created: 'Pet created, but there was an error adding training traits',
  updated: 'Pet updated, but there was an error updating training traits',
} as const;

/** Why a pet was not saved. */
export const petSaveFailures = {
  created: 'An error occurred while creating the pet.',
  notCreated: ({ reasons }: { reasons: string }) => `Validation failed: ${reasons}`,
  updated: 'Failed to update pet',
  notUpdated: ({ reasons }: { reasons: string }) => `Validation error: ${reasons}`,
} as const;

const facts = (count: number) => (count === 1 ? '1 fact' : `${formatCount(count)} facts`);

/** The texts of the list and of the page of a pet, for staff. */
export const petRecordMessages = {
  title: 'Pets',
  count: (total: number) => (total === 1 ? '1 pet' : `${formatCount(total)} pets`),
  search: 'Search pets',
  searchHint: 'Name, breed or description',
  add: 'Add New Pet',

  columns: {
    pet: 'Pet',
    breed: 'Breed',
    species: 'Species',
    age: 'Age',
    status: 'Status',
    adoption: 'Adoption',
    waiting: 'Waiting',
    added: 'Added',
    missing: 'Missing',
    actions: 'Actions',
  },
  ageAndBreed: ({ age, breed }: { age: string; breed: string }) => `${age}, ${breed}`,
  adoptedOnHold: ({ pet, day }: { pet: string; day: string }) =>
    `${pet} was on hold until ${day}. The adoption is kept with your name.`,
  adoptedNotReady: ({ pet, missing }: { pet: string; missing: string }) =>
    `${pet} was adopted although this is missing: ${missing}.`,
  born: ({ day, isEstimated }: { day: string; isEstimated: boolean }) =>
    isEstimated ? `about ${day}` : day,
  waiting: (days: number) => (days === 1 ? '1 day' : `${formatCount(days)} days`),
  notWaiting: '–',
  missing: ({ count, hasPhoto }: { count: number; hasPhoto: boolean }): string => {
    if (count === 0) return hasPhoto ? 'Nothing' : 'Photo';
    return hasPhoto ? facts(count) : `Photo, ${facts(count)}`;
  },
  missingOnPage: ({ count, hasPhoto }: { count: number; hasPhoto: boolean }): string => {
    if (count === 0) return hasPhoto ? 'All facts are known.' : 'A photo is missing.';
    if (!hasPhoto) return `A photo and ${facts(count)} are missing.`;
    return count === 1 ? '1 fact is missing.' : `${formatCount(count)} facts are missing.`;
  },

  status: 'Status',
  anyStatus: 'Any status',
  species: 'Species',
  anySpecies: 'Dogs and cats',
  speciesChoices: { Dog: 'Dogs', Cat: 'Cats' } satisfies Record<
    (typeof petFacts.species.values)[number],
    string
  >,
  lacks: 'Missing',
  anyMissing: 'Complete or not',
  adoptedSince: ({ day }: { day: string }) => `Adopted since ${day}`,
  missingDetails: { photo: 'Without a photo', facts: 'Facts missing' },
  sort: 'Sort by',
  sorts: { newest: 'Newest first', waiting: 'Longest waiting', name: 'Name' },
  filter: { status: 'Status', species: 'Species' },

  gone: 'This pet no longer exists.',
  backToList: 'All pets',
  loadFailed: 'Failed to load this pet. Please try again.',
  edit: 'Edit',
  editPet: ({ name }: { name: string }) => `Edit ${name}`,
  remove: 'Delete',
  removePet: ({ name }: { name: string }) => `Delete ${name}`,
  healthRecord: 'Health record',
  dayCard: 'Day card',
  publicPage: 'See what visitors see',
  unknown: 'Unknown',
  yes: 'Yes',
  no: 'No',
} as const;

/** The photos of a pet in the form of staff. */
export const photoMessages = {
  title: 'Photos',
  hint: (limit: number) =>
    `Up to ${limit}. The first is the main photo. Photos of a saved pet change at once.`,
  add: 'Add Photos',
  take: 'Take a Photo',
  drop: 'Or drop photos here.',
  main: 'Main photo',
  place: (position: number) => `Photo ${position}`,
  noAltText: 'No description',
  moveEarlier: (position: number) => `Move photo ${position} earlier`,
  moveLater: (position: number) => `Move photo ${position} later`,
  edit: (position: number) => `Edit photo ${position}`,
  remove: (position: number) => `Delete photo ${position}`,
  removeQuestion: 'Are you sure you want to delete this photo? This action cannot be undone.',
  moved: ({ position, total }: { position: number; total: number }) =>
    `The photo is now number ${position} of ${total}.`,
  removed: 'The photo was deleted.',
  added: (name: string) => `${name} was added.`,
  waiting: (name: string) => `${name} is waiting.`,
  waitingForPet: (name: string) => `${name} is sent when the pet is saved.`,
  sending: ({ name, percent }: { name: string; percent: number }) => `${name}: ${percent} % sent.`,
  processing: (name: string) => `${name} is being processed.`,
  failed: ({ name, reason }: { name: string; reason: string }) =>
    `${name} was not added. ${reason}`,
  tooMany: (limit: number) => `A pet can have at most ${limit} photos.`,
  progress: (name: string) => `Progress of ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Try ${name} again`,
  altText: 'Description for people who cannot see the photo',
  altTextHint: 'For example "Biscuit asleep on a red sofa".',
  focalPoint: ({ x, y }: { x: number; y: number }) =>
    `Focal point, ${x} % from the left and ${y} % from the top. Move it with the arrow keys.`,
  focalPointHint: 'Press the head of the pet, so that it stays visible where the photo is cropped.',
  save: 'Save Photo',
  close: 'Cancel',
  saveFailed: 'The photo was not changed',
  orderFailed: 'The order of the photos was not changed',
  removeFailed: 'The photo was not deleted',
} as const;
