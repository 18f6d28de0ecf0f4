import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Faults } from './faults.ts';
import { answerAboutYou, buildAnswers, findMyMatch, goToStep2 } from './questionnaire.ts';

/** The test data that the states need. */
export interface PreparedShelter {
  petId: string;
  /** The address of the pet's own page. */
  petPath?: string;
  faults: Faults;
}

/** A page or dialog in a certain state. */
export interface PageState {
  name: string;
  path: (shelter: PreparedShelter) => string;
  /** Simulates a server error, for example. */
  before?: (page: Page, shelter: PreparedShelter) => Promise<unknown>;
  /** A text that is visible once the page has loaded. */
  shows: string;
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

const expectVisible = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

const at = (path: string) => () => path;
const SUMMARY = 'Please fix the following errors:';

/** States that visitors see. */
export const visitorStates: PageState[] = [
  { name: 'home with pets that have waited long', path: at('/'), shows: 'Waiting 214 days' },
  {
    name: 'pets with filters and an expanded card',
    path: at('/pets?species=Dog,Cat'),
    shows: 'Available Pets',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Show more/ })
        .first()
        .click();
      await expectVisible(page, 'Allergy Friendly');
    },
  },
  { name: 'no pets', path: at('/pets?q=zebra'), shows: 'Available Pets' },
  {
    name: 'pets that fail to load',
    path: at('/login'),
    before: (_, { faults }) => faults.respond('GET /pets', 500),
    shows: 'Sign In',
    act: async (page) => {
      await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
      await expectVisible(page, 'Failed to load pets. Please try again.');
    },
  },
  {
    name: 'a pet',
    path: ({ petId }) => `/pets?petId=${petId}`,
    shows: 'Sign up or log in to request a visit',
  },
  {
    name: 'the page of a pet',
    path: ({ petPath = '/' }) => petPath,
    shows: 'Sign up or log in to request a visit',
  },
  {
    name: 'a deleted pet',
    path: at('/pets?petId=00000000-0000-7000-8000-000000000000'),
    shows: 'We could not find this pet',
  },
  {
    name: 'login with an error',
    path: at('/login'),
    shows: 'Sign In',
    act: async (page) => {
      await press(page, 'Sign In');
      await expectVisible(page, 'Email is required.');
    },
  },
  {
    name: 'sign-up with an error',
    path: at('/signup'),
    shows: 'Create Account',
    act: async (page) => {
      await press(page, 'Create Account');
      await expectVisible(page, 'Name cannot be empty.');
    },
  },
  { name: 'forgotten password', path: at('/forgot-password'), shows: 'Forgot your password?' },
  {
    name: 'new password with an error',
    path: at('/reset-password?token=x'),
    shows: 'Choose a new password',
    act: async (page) => {
      await press(page, 'Save Password');
      await expectVisible(page, /at least 8 characters/);
    },
  },
  {
    name: 'the confirmation of an email address with an old link',
    path: at('/confirm-email?token=x'),
    shows: 'This link is no longer valid.',
  },
  { name: 'an unknown address', path: at('/no/such/page'), shows: 'Oops!' },
  {
    name: 'the error page',
    path: at('/pets?species=Dog,Cat'),
    shows: 'Available Pets',
    act: async (page) => {
      await page.route(/LoginPage/, (route) => route.abort());
      await page.getByRole('link', { name: 'Log In' }).click();
      await expectVisible(page, 'Something went wrong');
      await page.unroute(/LoginPage/);
    },
  },
];

/** States that new adopters see. */
export const newcomerStates: PageState[] = [
  { name: 'empty dashboard', path: at('/dashboard'), shows: 'No visit requests yet.' },
  { name: 'account settings', path: at('/account'), shows: 'Where You’re Logged In' },
  {
    name: 'the deletion of an account without the password',
    path: at('/account'),
    shows: 'Delete My Account',
    act: async (page) => {
      await press(page, 'Delete My Account');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Delete My Account' }).click();
      await expectVisible(page, 'Password is required.');
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
      await goToStep2(page);
      await expectVisible(page, SUMMARY);
    },
  },
  {
    name: 'questionnaire, step 2 with errors',
    path: at('/questionnaire'),
    shows: 'About You – Step 1 of 2',
    act: async (page) => {
      await answerAboutYou(page, buildAnswers({ type: 'Cat' }));
      await findMyMatch(page);
      await expectVisible(page, SUMMARY);
    },
  },
];

/** States that adopters with preferences and visits see. */
export const adopterStates: PageState[] = [
  {
    name: 'dashboard with the form for a new password',
    path: at('/dashboard'),
    shows: 'Preferred Age',
    act: async (page) => {
      await press(page, 'Change Password');
      await expectVisible(page, 'New password');
    },
  },
  {
    name: 'the cancellation of a visit',
    path: at('/dashboard'),
    shows: 'Preferred Age',
    act: async (page) => {
      await page.getByRole('button', { name: /^Cancel Visit/ }).click();
      await expectVisible(page, 'Cancel this visit?');
    },
  },
  {
    name: 'a dashboard that fails to load',
    path: at('/dashboard'),
    before: (_, { faults }) => faults.respond('GET /visit-requests/my', 500),
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
      await expectVisible(page, 'Please select both a date and time.');
    },
  },
  {
    name: 'no matches',
    path: at('/match-results'),
    before: (_, { faults }) => faults.respond('GET /match/recommendations', 404),
    shows: 'No matches found',
  },
  {
    name: 'matches that fail to load',
    path: at('/match-results'),
    before: (_, { faults }) => faults.respond('GET /match/recommendations', 500),
    shows: 'Try Again',
  },
  {
    name: 'the visit request form of a pet with an error',
    path: ({ petId }) => `/pets?petId=${petId}`,
    shows: 'Schedule a Visit',
    act: async (page) => {
      await press(page, 'Schedule a Visit');
      await press(page, 'Schedule Visit');
      await expectVisible(page, 'Please select both date and time');
    },
  },
  {
    name: 'a questionnaire that is being saved',
    path: at('/questionnaire'),
    before: (_, { faults }) => faults.hold('PUT /users/me/preferences'),
    shows: 'About You – Step 1 of 2',
    act: async (page) => {
      await goToStep2(page);
      await findMyMatch(page);
      await expectVisible(page, 'Saving your preferences...');
    },
  },
];
