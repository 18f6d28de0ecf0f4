import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Faults } from './faults.ts';
import { answerAboutYou, answersLike, findMyMatch, goOn } from './questionnaire.ts';

/** What the states need to know about the prepared shelter. */
export interface PreparedShelter {
  petId: string;
  faults: Faults;
}

/** A screen, a dialog or a state of it. */
export interface ScreenState {
  name: string;
  path: (shelter: PreparedShelter) => string;
  /** The server's bad day, if that is what it is about. */
  before?: (page: Page, shelter: PreparedShelter) => Promise<unknown>;
  /** Seen when the screen has come. */
  shows: string;
  /** From the screen to the state. */
  act?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

const see = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

const at = (path: string) => () => path;
const SUMMARY = 'Please fix the following errors:';

/** What is seen without an account. */
export const visitorStates: ScreenState[] = [
  { name: 'home', path: at('/'), shows: 'Find Your Perfect Pet Match' },
  {
    name: 'pets with filters and an expanded card',
    path: at('/pets'),
    shows: 'Available Pets',
    act: async (page) => {
      const filters = page.getByRole('button', { name: 'Filters' });
      if (await filters.isVisible()) await filters.click();
      await page
        .getByRole('button', { name: /^Show more/ })
        .first()
        .click();
      await see(page, 'Allergy Friendly');
    },
  },
  { name: 'no pets', path: at('/pets?name=zebra'), shows: 'Available Pets' },
  {
    name: 'pets that cannot be loaded',
    path: at('/login'),
    before: (_, { faults }) => faults.refuse('GET /pets', 500),
    shows: 'Sign In',
    act: async (page) => {
      await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
      await see(page, 'Failed to load pets. Please try again.');
    },
  },
  {
    name: 'a pet',
    path: ({ petId }) => `/pets?petId=${petId}`,
    shows: 'Sign up or log in to request a visit',
  },
  {
    name: 'a pet that is gone',
    path: at('/pets?petId=00000000-0000-7000-8000-000000000000'),
    shows: 'We could not find this pet',
  },
  {
    name: 'login with an error',
    path: at('/login'),
    shows: 'Sign In',
    act: async (page) => {
      await press(page, 'Sign In');
      await see(page, 'Email is required.');
    },
  },
  {
    name: 'sign-up with an error',
    path: at('/signup'),
    shows: 'Create Account',
    act: async (page) => {
      await press(page, 'Create Account');
      await see(page, 'Name cannot be empty.');
    },
  },
  { name: 'forgotten password', path: at('/forgot-password'), shows: 'Forgot your password?' },
  {
    name: 'new password with an error',
    path: at('/reset-password?token=x'),
    shows: 'Choose a new password',
    act: async (page) => {
      await press(page, 'Save Password');
      await see(page, /at least 8 characters/);
    },
  },
  {
    name: 'an address to confirm',
    path: at('/confirm-email?token=x'),
    shows: 'Confirm My Address',
  },
  { name: 'nothing at this address', path: at('/no/such/page'), shows: 'Oops!' },
  {
    name: 'what cannot be shown',
    path: at('/pets'),
    shows: 'Available Pets',
    act: async (page) => {
      await page.route(/LoginPage/, (route) => route.abort());
      await page.getByRole('link', { name: 'Log In' }).click();
      await see(page, 'Something went wrong');
      await page.unroute(/LoginPage/);
    },
  },
];

/** What somebody sees who has just signed up. */
export const newcomerStates: ScreenState[] = [
  { name: 'empty dashboard', path: at('/dashboard'), shows: 'No visit requests yet.' },
  { name: 'account settings', path: at('/account'), shows: 'Where You’re Logged In' },
  {
    name: 'the deletion of an account, refused',
    path: at('/account'),
    shows: 'Delete My Account',
    act: async (page) => {
      await press(page, 'Delete My Account');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Delete My Account' }).click();
      await see(page, 'Password is required.');
    },
  },
  {
    name: 'matches without preferences',
    path: at('/match-results'),
    shows: 'Please complete the questionnaire',
  },
  {
    name: 'questionnaire, step 1 with errors',
    path: at('/questionnaire'),
    shows: 'About You – Step 1 of 2',
    act: async (page) => {
      await goOn(page);
      await see(page, SUMMARY);
    },
  },
  {
    name: 'questionnaire, step 2 with errors',
    path: at('/questionnaire'),
    shows: 'About You – Step 1 of 2',
    act: async (page) => {
      await answerAboutYou(page, answersLike({ type: 'Cat' }));
      await findMyMatch(page);
      await see(page, SUMMARY);
    },
  },
];

/** What somebody sees who has preferences and visits. */
export const adopterStates: ScreenState[] = [
  {
    name: 'dashboard with the form for a new password',
    path: at('/dashboard'),
    shows: 'Preferred Age',
    act: async (page) => {
      await press(page, 'Change Password');
      await see(page, 'New password');
    },
  },
  {
    name: 'the end of a visit',
    path: at('/dashboard'),
    shows: 'Preferred Age',
    act: async (page) => {
      await page.getByRole('button', { name: /^Cancel Visit/ }).click();
      await see(page, 'Cancel this visit?');
    },
  },
  {
    name: 'dashboard that cannot be loaded',
    path: at('/dashboard'),
    before: (_, { faults }) => faults.refuse('GET /visit-requests/my', 500),
    shows: 'Failed to load visits. Please try again.',
  },
  { name: 'matches', path: at('/match-results'), shows: 'Load More Matches' },
  {
    name: 'Meet dialog with errors',
    path: at('/match-results'),
    shows: 'Load More Matches',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Schedule a Visit/ })
        .first()
        .click();
      await press(page, 'Schedule Visit');
      await see(page, 'Please select both a date and time.');
    },
  },
  {
    name: 'no matches',
    path: at('/match-results'),
    before: (_, { faults }) => faults.refuse('GET /match/recommendations', 404),
    shows: 'No matches found',
  },
  {
    name: 'matches that cannot be loaded',
    path: at('/match-results'),
    before: (_, { faults }) => faults.refuse('GET /match/recommendations', 500),
    shows: 'Try Again',
  },
  {
    name: 'a pet with the form for a visit and its error',
    path: ({ petId }) => `/pets?petId=${petId}`,
    shows: 'Schedule a Visit',
    act: async (page) => {
      await press(page, 'Schedule a Visit');
      await press(page, 'Schedule Visit');
      await see(page, 'Please select both date and time');
    },
  },
  {
    name: 'questionnaire while it is saved',
    path: at('/questionnaire'),
    before: (_, { faults }) => faults.hold('PUT /users/me/preferences'),
    shows: 'About You – Step 1 of 2',
    act: async (page) => {
      await goOn(page);
      await findMyMatch(page);
      await see(page, 'Saving your preferences...');
    },
  },
];
