import { formatCount } from '../../../lib/format-count.ts';

const facts = (count: number) => (count === 1 ? '1 fact' : `${count} facts`);

/** B4.01: the texts of the list and of the page of a pet, for staff. */
export const petDeskMessages = {
  title: 'Pets',
  count: (total: number) => (total === 1 ? '1 pet' : `${formatCount(total)} pets`),
  search: 'Search pets',
  searchHint: 'Name, breed or description',
  noPets: 'No pets found. Add your first pet!',
  add: 'Add New Pet',

  columns: {
    pet: 'Pet',
    breed: 'Breed',
    species: 'Species',
    age: 'Age',
    status: 'Status',
    waiting: 'Waiting',
    added: 'Added',
    missing: 'Missing',
    actions: 'Actions',
  },
  ageAndBreed: ({ age, breed }: { age: string; breed: string }) => `${age}, ${breed}`,
  waiting: (days: number) => (days === 1 ? '1 day' : `${formatCount(days)} days`),
  notWaiting: '–',
  missing: (count: number, hasPhoto: boolean): string => {
    if (count === 0) return hasPhoto ? 'Nothing' : 'Photo';
    return hasPhoto ? facts(count) : `Photo, ${facts(count)}`;
  },
  missingOnPage: (count: number, hasPhoto: boolean): string => {
    if (count === 0) return hasPhoto ? 'All facts are known.' : 'A photo is missing.';
    if (!hasPhoto) return `A photo and ${facts(count)} are missing.`;
    return count === 1 ? '1 fact is missing.' : `${count} facts are missing.`;
  },

  status: 'Status',
  species: 'Species',
  lacks: 'Missing',
  lacking: { photo: 'Without a photo', facts: 'Facts missing' },
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
  dayCard: 'Day card',
  publicPage: 'See what visitors see',
  unknown: 'Unknown',
  yes: 'Yes',
  no: 'No',
} as const;
