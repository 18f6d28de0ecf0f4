import { listInWords } from '../../lib/format-text.ts';
import type { SuitableHome } from './suitable-homes.ts';

const homes: Record<SuitableHome, string> = {
  children: 'families with children',
  dogsAndCats: 'people who have dogs or cats',
  dogs: 'people who have dogs',
  cats: 'people who have cats',
  noOtherPets: 'people without other pets',
  quiet: 'people with a quiet home',
  active: 'active people',
  beginners: 'first-time adopters',
  experienced: 'experienced adopters',
};

/** Texts of the home page. */
export const homeMessages = {
  search: 'Find a pet in plain words',
  searchLabel: 'What are you looking for?',
  searchPlaceholder: 'Try “small calm dog”',
  submit: 'Search',
  species: { Dog: 'Dogs', Cat: 'Cats' },
  seeAll: 'See all pets',
  getMatched: 'Answer two short steps, and see who fits.',
  newest: 'Newest',
  longestWaiting: 'Waiting the longest',
  allByWaitingTime: 'All pets by waiting time',
  wouldSuit: (petName: string, suitable: readonly SuitableHome[]) =>
    suitable.length > 0
      ? `${petName} would suit ${listInWords(suitable.map((home) => homes[home]))}.`
      : `Ask us who would suit ${petName}.`,
} as const;
