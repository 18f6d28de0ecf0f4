import { listInWords } from '../../lib/text/format-text.ts';
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
  title: 'Find Your Perfect Pet Match',
  lede: 'Tell us about your days. We show you the dogs and cats that fit them, and why.',
  getStarted: 'Get Started',
  search: 'Find a pet in plain words',
  searchLabel: 'What are you looking for?',
  searchPlaceholder: 'Try “small calm dog”',
  submit: 'Search',
  species: { Dog: 'Dogs', Cat: 'Cats' },
  seeAll: 'See all pets',
  getMatched: 'Answer two short steps, and see who fits.',
  newest: 'Newest',
  allPets: 'All available pets',
  longestWaiting: 'Waiting the longest',
  allByWaitingTime: 'All pets by waiting time',
  wouldSuit: (petName: string, suitable: readonly SuitableHome[]) =>
    suitable.length > 0
      ? `${petName} would suit ${listInWords(suitable.map((home) => homes[home]))}.`
      : `Ask us who would suit ${petName}.`,
} as const;

/** The three steps to adopt a pet. */
export const howItWorksMessages = {
  title: 'How it works',
  steps: [
    {
      title: 'Say how you live',
      text: 'Two short steps: who is at home, what you know of pets, what you hope for.',
    },
    {
      title: 'See who fits, and why',
      text: 'Each match comes with its reasons, and with what to ask the shelter.',
    },
    {
      title: 'Meet your match',
      text: 'Pick a free time. The shelter confirms, and somebody wags or purrs.',
    },
  ],
} as const;

/** Why visitors can trust the shelter. */
export const trustMessages = {
  title: 'What you can count on',
  known: {
    title: 'Known by name',
    text: 'Every pet here lives with a shelter partner who feeds, walks and knows it.',
  },
  honest: {
    title: 'Honest about the unknown',
    text: 'Where nobody can tell yet, we say so, and you ask on your visit.',
  },
  visit: {
    title: 'A visit, not a promise',
    text: 'Come for half an hour. Nobody takes a pet home by clicking a button.',
  },
} as const;
