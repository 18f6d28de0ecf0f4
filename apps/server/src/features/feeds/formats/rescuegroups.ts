import { shortPetId } from '@pawmatch/contract/pets/pet-address';
import {
  answer,
  breedsOf,
  empty,
  escapeMarkup,
  type FeedFormat,
  goodWithKids,
  isTrained,
  oneLine,
  photoColumns,
  storyOf,
} from './feed-format.ts';

const flag = answer('Yes', 'No');

const MAX_NAME_LENGTH = 50;

/** See docs/feeds.md for the sources. Pets that are not in the file are deleted there. */
export const rescuegroups: FeedFormat = {
  states: { available: 'Available', pending: 'Pending' },
  statusColumn: 'status',
  columns: {
    orgID: (_pet, { account }) => account,
    animalID: ({ id }) => id,
    status: empty,
    lastUpdated: ({ updatedAt }) => String(Math.floor(updatedAt.getTime() / 1_000)),
    rescueID: ({ id }) => shortPetId(id),
    name: ({ name }) => [...oneLine(name)].slice(0, MAX_NAME_LENGTH).join(''),
    summary: ({ summary }) => oneLine(summary),
    species: ({ species }) => species,
    breed: ({ breed }) => oneLine(breed),
    primaryBreed: (pet) => breedsOf(pet).primary,
    secondaryBreed: (pet) => breedsOf(pet).secondary,
    sex: ({ sex }) => sex,
    mixed: (pet) => flag(breedsOf(pet).isMix),
    dogs: ({ dog_friendly }) => flag(dog_friendly),
    cats: ({ cat_friendly }) => flag(cat_friendly),
    kids: (pet) => flag(goodWithKids(pet)),
    declawed: empty,
    housetrained: (pet) => flag(isTrained(pet)),
    age: ({ age_group }) => age_group,
    specialNeeds: ({ special_needs }) => flag(special_needs),
    altered: empty,
    size: ({ size }) => (size === 'ExtraLarge' ? 'X-Large' : size),
    uptodate: empty,
    color: ({ color }) => oneLine(color),
    coatLength: ({ hair_length }) => hair_length ?? '',
    pattern: empty,
    courtesy: empty,
    description: (pet) => storyOf(pet, '<br>', escapeMarkup),
    ...photoColumns(['pic1', 'pic2', 'pic3', 'pic4']),
  },
};
