import { petPath } from '@pawmatch/contract/pets/pet-address';
import { clickButton, type Shot, waitForText } from './shot.ts';

const viewer = 'visitor';

/** Pages of visitors. */
export const visitorShots: readonly Shot[] = [
  {
    name: 'home',
    viewer,
    isWhole: true,
    enter: async (page) => {
      await page.goto('/');
      await waitForText(page, 'Find Your Perfect Pet Match');
    },
  },
  {
    name: 'pets',
    viewer,
    enter: async (page) => {
      await page.goto('/pets');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'pets-filtered',
    viewer,
    enter: async (page) => {
      await page.goto('/pets?species=Dog&kid_friendly=true&size=Small,Medium');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'pets-filters',
    viewer,
    enter: async (page) => {
      await page.goto('/pets?species=Dog');
      await clickButton(page, /Filters/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'pets-filtered-to-nothing',
    viewer,
    enter: async (page) => {
      await page.goto('/pets?species=Cat&size=ExtraLarge&age_group=Baby');
      await waitForText(page, 'Show all pets');
    },
  },
  {
    name: 'pets-failed',
    viewer,
    enter: async (page) => {
      await page.goto('/login');
      await page.route('**/api/pets?*', (route) => route.abort());
      await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
      await waitForText(page, 'Failed to load pets');
    },
  },
  {
    name: 'pets-long-name',
    viewer,
    enter: async (page) => {
      await page.goto('/pets?q=Princess');
      await page.getByRole('article').first().waitFor();
      await clickButton(page, /^Show more/);
    },
  },
  {
    name: 'pet-signed-out',
    viewer,
    enter: async (page, { petId }) => {
      await page.goto(`/pets?petId=${petId}`);
      await waitForText(page, 'Sign up or log in to request a visit');
    },
  },
  {
    name: 'pet-without-photo',
    viewer,
    enter: async (page, { noPhotoId }) => {
      await page.goto(`/pets?petId=${noPhotoId}`);
      await waitForText(page, 'Sign up or log in to request a visit');
    },
  },
  {
    name: 'pet-long-name',
    viewer,
    enter: async (page, { longNameId }) => {
      await page.goto(`/pets?petId=${longNameId}`);
      await waitForText(page, 'Sign up or log in to request a visit');
    },
  },
  {
    name: 'pet-page',
    viewer,
    isWhole: true,
    enter: async (page, { shelter, petId }) => {
      const [{ name = '' } = {}] = await shelter.query<{ name: string }>(
        'SELECT name FROM pets WHERE id = $1',
        [petId],
      );
      await page.goto(petPath({ id: petId, name }));
      await waitForText(page, 'Sign up or log in to request a visit');
    },
  },
  {
    name: 'favorites-empty',
    viewer,
    enter: async (page) => {
      await page.goto('/favorites');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'login',
    viewer,
    enter: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').waitFor();
    },
  },
  {
    name: 'login-failed',
    viewer,
    enter: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('wrong password');
      await clickButton(page, 'Sign In');
      await waitForText(page, 'Login failed');
    },
  },
  {
    name: 'login-offline',
    viewer,
    enter: async (page) => {
      await page.goto('/login');
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('wrong password');
      await clickButton(page, 'Sign In');
      await waitForText(page, /connect|Network error/);
    },
  },
  {
    name: 'signup',
    viewer,
    enter: async (page) => {
      await page.goto('/signup');
      await page.getByLabel('Full name').waitFor();
    },
  },
  {
    name: 'signup-with-errors',
    viewer,
    enter: async (page) => {
      await page.goto('/signup');
      await page.getByLabel('Email').fill('not an address');
      await page.getByLabel('Phone number').fill('555');
      await clickButton(page, 'Create Account');
      await waitForText(page, 'Name cannot be empty.');
    },
  },
  ...(
    [
      ['forgot-password', '/forgot-password'],
      ['reset-password', '/reset-password?token=x'],
      ['confirm-email-ended', '/confirm-email?token=x'],
      ['visit-link-ended', '/visit?token=x'],
      ['held-time-ended', '/held-time?token=x'],
      ['alert-stop-ended', '/alerts/stop?token=x'],
      ['letter-ended', '/letter?token=x'],
      ['follow-up-ended', '/follow-up?token=x'],
      ['contract-ended', '/contract?token=x'],
    ] as const
  ).map(
    ([name, address]): Shot => ({
      name,
      viewer,
      enter: async (page) => {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
      },
    }),
  ),
  {
    name: 'not-found',
    viewer,
    enter: async (page) => {
      await page.goto('/no/such/page');
      await waitForText(page, 'Oops!');
    },
  },
  {
    name: 'error-page',
    viewer,
    enter: async (page) => {
      // The code of the login page fails to load.
      const loaded = new Set<string>();
      page.on('requestfinished', (request) => loaded.add(request.url()));
      await page.goto('/pets');
      await page.getByRole('article').first().waitFor();
      await page.route('**/*.js', (route) =>
        loaded.has(route.request().url()) ? route.fallback() : route.abort(),
      );
      await page.getByRole('link', { name: 'Log In' }).click();
      await waitForText(page, 'Something went wrong');
    },
  },
];
