import type { Page } from '@playwright/test';
import { clickButton, failCall, neverRespond, type Shot, waitForText } from './shot.ts';

async function openSecondStep(page: Page): Promise<void> {
  await page.goto('/questionnaire');
  await waitForText(page, 'About You – Step 1 of 2');
  await clickButton(page, 'Next: Pet Preferences');
  await waitForText(page, 'Pet Preferences – Step 2 of 2');
}

const openVisitForm: Shot['enter'] = async (page, { petId }) => {
  await page.goto(`/pets?petId=${petId}`);
  await clickButton(page, 'Schedule a Visit');
  await waitForText(page, 'What to expect');
};

/** Pages of new adopters and of an adopter with preferences and visits. */
export const adopterShots: readonly Shot[] = [
  {
    name: 'questionnaire-1-with-errors',
    viewer: 'newcomer',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/questionnaire');
      await clickButton(page, 'Next: Pet Preferences');
      await waitForText(page, 'Please fix the following errors:');
    },
  },
  {
    name: 'dashboard-empty',
    viewer: 'newcomer',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/dashboard');
      await waitForText(page, 'No visit requests yet.');
      await waitForText(page, 'set your pet preferences yet');
    },
  },
  {
    name: 'matches-without-preferences',
    viewer: 'newcomer',
    enter: async (page) => {
      await page.goto('/match-results');
      await waitForText(page, 'Please complete the questionnaire');
    },
  },
  {
    name: 'questionnaire-2-with-errors',
    viewer: 'newcomer',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/questionnaire');
      await waitForText(page, 'About You – Step 1 of 2');
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
      await clickButton(page, 'Next: Pet Preferences');
      await clickButton(page, 'Find My Match');
      await waitForText(page, 'Please fix the following errors:');
    },
  },
  {
    name: 'questionnaire-1',
    viewer: 'adopter',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/questionnaire');
      await waitForText(page, 'About You – Step 1 of 2');
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
      await page.route('**/api/users/me/preferences', neverRespond);
      await clickButton(page, 'Find My Match');
      await waitForText(page, 'Saving your preferences...');
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
    name: 'matches-toast',
    viewer: 'adopter',
    enter: async (page) => {
      await page.goto('/match-results');
      await clickButton(page, /^Copy link/);
      await page.getByRole('region', { name: 'Notifications' }).getByText(/link/i).waitFor();
    },
  },
  {
    name: 'matches-open',
    viewer: 'adopter',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/match-results');
      await clickButton(page, /^Show more/);
    },
  },
  {
    name: 'matches-together',
    viewer: 'adopter',
    enter: async (page) => {
      await page.goto('/match-results#together');
      await page.getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'matches-empty',
    viewer: 'adopter',
    enter: async (page) => {
      await page.route('**/api/match/**', (route) => route.fulfill({ json: [] }));
      await page.goto('/match-results');
      await waitForText(page, 'No matches found');
    },
  },
  {
    name: 'matches-failed',
    viewer: 'adopter',
    enter: async (page) => {
      await page.route('**/api/match/**', failCall);
      await page.goto('/match-results');
      await waitForText(page, 'Try Again');
    },
  },
  {
    name: 'matches-loading',
    viewer: 'adopter',
    enter: async (page) => {
      await page.route('**/api/match/**', neverRespond);
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
      await waitForText(page, 'Confirmed');
      await waitForText(page, 'Preferred Age');
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
  { name: 'visit-form', viewer: 'adopter', enter: openVisitForm },
  {
    name: 'visit-form-with-errors',
    viewer: 'adopter',
    enter: async (page, scene) => {
      await openVisitForm(page, scene);
      await page.getByRole('button', { name: 'Schedule Visit', exact: true }).click();
      await waitForText(page, /Please select both/);
    },
  },
  {
    name: 'meet-dialog',
    viewer: 'adopter',
    enter: async (page) => {
      await page.goto('/match-results');
      await clickButton(page, 'Schedule a Visit');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'favorites',
    viewer: 'adopter',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/pets');
      for (const index of [0, 2, 3]) {
        const heart = page
          .getByRole('article')
          .nth(index)
          .getByRole('button', { name: /favorite/i })
          .first();
        if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
      }
      await page.goto('/favorites');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'alerts',
    viewer: 'adopter',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/alerts');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'navigation-menu',
    viewer: 'adopter',
    enter: async (page) => {
      await page.goto('/pets');
      await page.waitForLoadState('networkidle');
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'visit-cancellation',
    viewer: 'adopter',
    enter: async (page) => {
      await page.goto('/dashboard');
      await clickButton(page, /^Cancel Visit/);
      await waitForText(page, 'Cancel this visit?');
    },
  },
  {
    name: 'account-of-adopter',
    viewer: 'adopter',
    isWhole: true,
    enter: async (page) => {
      await page.goto('/account');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];
