import {
  answer,
  breedsOf,
  empty,
  escapeMarkup,
  type FeedFormat,
  goodWithKids,
  isTrained,
  oneLine,
  sexLetter,
  sizeLetter,
  storyOf,
} from './feed-format.ts';

const flag = answer('1', '0');

/** See docs/feeds.md for the sources. */
export const adoptapet: FeedFormat = {
  states: { available: 'Available', adopted: 'Adopted', removed: 'Delete' },
  statusColumn: 'Status',
  columns: {
    Id: ({ id }) => id,
    Animal: ({ species }) => species,
    Breed: (pet) => breedsOf(pet).primary,
    Breed2: (pet) => breedsOf(pet).secondary,
    Purebred: (pet) => (breedsOf(pet).isMix ? '0' : ''),
    Age: ({ age_group }) => age_group,
    Name: ({ name }) => oneLine(name),
    Size: sizeLetter,
    Sex: sexLetter,
    Description: (pet) => storyOf(pet, '<br>', escapeMarkup),
    Status: empty,
    GoodWKids: (pet) => flag(goodWithKids(pet)),
    GoodWCats: ({ cat_friendly }) => flag(cat_friendly),
    GoodWDogs: ({ dog_friendly }) => flag(dog_friendly),
    SpayedNeutered: empty,
    ShotsCurrent: empty,
    Housetrained: (pet) => flag(isTrained(pet)),
    Declawed: empty,
    SpecialNeeds: ({ special_needs }) => flag(special_needs),
    // The site takes it of cats alone.
    HairLength: ({ species, hair_length }) => (species === 'Cat' ? (hair_length ?? '') : ''),
    YouTubeVideoURL: empty,
  },
};
