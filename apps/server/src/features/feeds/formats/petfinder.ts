import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { PetWithPhotos } from '../../pets/pets.table.ts';
import {
  answer,
  breedsOf,
  empty,
  type FeedFormat,
  goodWithKids,
  isTrained,
  oneLine,
  photoColumns,
  sexLetter,
  sizeLetter,
  storyOf,
} from './feed-format.ts';

/** The columns ask whom a pet is not good with. */
const notGoodWith = answer('0', '1');
const yes = (value: boolean | null) => (value ? '1' : '');

/** "Home without small children" is what the site shows for NoKids. */
const noKids = (pet: PetWithPhotos) =>
  pet.kid_friendly && goodWithKids(pet) === null ? '1' : notGoodWith(pet.kid_friendly);

const plainQuotes = (text: string) =>
  text.replace(/[‘’‚]/g, "'").replace(/[“”„]/g, '"').replace(/[–—]/g, '-').replaceAll('…', '...');

/** See docs/feeds.md for the sources. */
export const petfinder: FeedFormat = {
  states: { available: 'A', pending: 'P', held: 'H', adopted: 'X' },
  statusColumn: 'Status',
  columns: {
    ID: ({ id }) => id,
    Internal: ({ id }) => id,
    AnimalName: ({ name }) => oneLine(name),
    PrimaryBreed: (pet) => breedsOf(pet).primary,
    SecondaryBreed: (pet) => breedsOf(pet).secondary,
    Sex: sexLetter,
    Size: sizeLetter,
    Age: ({ age_group }) => age_group,
    Desc: (pet) => storyOf(pet, '&#10;', plainQuotes),
    Type: ({ species }) => species,
    Status: empty,
    Shots: empty,
    Altered: empty,
    NoDogs: ({ dog_friendly }) => notGoodWith(dog_friendly),
    NoCats: ({ cat_friendly }) => notGoodWith(cat_friendly),
    NoKids: noKids,
    Housetrained: (pet) => yes(isTrained(pet)),
    Declawed: empty,
    specialNeeds: ({ special_needs }) => yes(special_needs),
    Mix: (pet) => yes(breedsOf(pet).isMix),
    ...photoColumns(['photo1', 'photo2', 'photo3', 'photo4', 'photo5', 'photo6']),
    arrival_date: ({ listedAt }, { timeZone }) => toZonedTime(listedAt, timeZone).date,
    birth_date: ({ birthDate }) => birthDate ?? '',
    primaryColor: empty,
    secondaryColor: empty,
    tertiaryColor: empty,
    coat_length: ({ hair_length }) => hair_length ?? '',
    adoption_fee: empty,
    display_adoption_fee: empty,
    adoption_fee_waived: empty,
    special_needs_notes: empty,
    no_other: empty,
    no_other_note: empty,
    tags: empty,
  },
};
