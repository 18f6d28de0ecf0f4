import type { Page } from '@playwright/test';
import { fail, never, press, type Shot, see } from './shot.ts';

async function openSecondStep(page: Page): Promise<void> {
  await page.goto('/questionnaire');
  await see(page, 'About You – Step 1 of 2');
  await press(page, 'Next: Pet Preferences');
  await see(page, 'Pet Preferences – Step 2 of 2');
}

const petVisit: Shot['enter'] = async (page, { petId }) => {
  await page.goto(`/pets?petId=${petId}`);
  await press(page, 'Schedule a Visit');
  await see(page, 'What to expect');
};

/** What is seen with an account: new, and with preferences and visits. */
export const adopterShots: readonly Shot[] = [
  {
    name: 'questionnaire-1-with-errors',
    viewer: 'newcomer',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/questionnaire');
      await press(page, 'Next: Pet Preferences');
      await see(page, 'Please fix the following errors:');
    },
  },
  {
    name: 'dashboard-empty',
    viewer: 'newcomer',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/dashboard');
      await see(page, 'No visit requests yet.');
      await see(page, 'set your pet preferences yet');
    },
  },
  {
    name: 'matches-without-preferences',
    viewer: 'newcomer',
    enter: async (page) => {
      await page.goto('/match-results');
      await see(page, 'Please complete the questionnaire');
    },
  },
  {
    name: 'questionnaire-2-with-errors',
    viewer: 'newcomer',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/questionnaire');
      await see(page, 'About You – Step 1 of 2');
      for (const [question, choice] of [
        ['Pet type', 'Dog'],
        ['Who is this pet for?', 'My family'],
        ['Do you have other pets?', 'None'],
        ['Your experience with pets', 'Had pets before'],
      ] as const) {
        await page
          .getByRole('group', { name: question })
          .getByText(choice, { exact: true })
          .click();
      }
      await page
        .getByRole('group', { name: /children/ })
        .getByText('Yes', { exact: true })
        .click();
      await press(page, 'Next: Pet Preferences');
      await press(page, 'Find My Match');
      await see(page, 'Please fix the following errors:');
    },
  },
  {
    name: 'questionnaire-1',
    viewer: 'adopter',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/questionnaire');
      await see(page, 'About You – Step 1 of 2');
    },
  },
  {
    name: 'questionnaire-2',
    viewer: 'adopter',
    isWhole: true,
    enter: openSecondStep,
  },
  {
    name: 'questionnaire-saving',
    viewer: 'adopter',
    enter: async (page) => {
      await openSecondStep(page);
      await page.route('**/api/users/me/preferences', never);
      await press(page, 'Find My Match');
      await see(page, 'Saving your preferences...');
    },
  },
  {
    name: 'matches',
    viewer: 'adopter',
    enter: async (page) => {
      await page.goto('/match-results');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'matches-empty',
    viewer: 'adopter',
    enter: async (page) => {
      await page.route('**/api/match/**', (route) => route.fulfill({ json: [] }));
      await page.goto('/match-results');
      await see(page, 'No matches found');
    },
  },
  {
    name: 'matches-failed',
    viewer: 'adopter',
    enter: async (page) => {
      await page.route('**/api/match/**', fail);
      await page.goto('/match-results');
      await see(page, 'Try Again');
    },
  },
  {
    name: 'matches-loading',
    viewer: 'adopter',
    enter: async (page) => {
      await page.route('**/api/match/**', never);
      await page.goto('/match-results');
      await page.getByRole('heading', { name: 'Your Perfect Matches' }).waitFor();
    },
  },
  {
    name: 'dashboard',
    viewer: 'adopter',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/dashboard');
      await see(page, 'Confirmed');
      await see(page, 'Preferred Age');
    },
  },
  {
    name: 'pet-signed-in',
    viewer: 'adopter',
    enter: async (page, { petId }) => {
      await page.goto(`/pets?petId=${petId}`);
      await page.getByRole('button', { name: 'Schedule a Visit' }).first().waitFor();
    },
  },
  { name: 'visit-form', viewer: 'adopter', enter: petVisit },
  {
    name: 'visit-form-with-errors',
    viewer: 'adopter',
    enter: async (page, scene) => {
      await petVisit(page, scene);
      await page.getByRole('button', { name: 'Schedule Visit', exact: true }).click();
      await see(page, /Please select both/);
    },
  },
];
