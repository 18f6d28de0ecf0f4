import type { Browser, Page } from '@playwright/test';
import { newPerson, type Person } from '../support/people.ts';
import { phonePhoto } from '../support/pet-photo.ts';
import { ABOUT_YOU, buildAnswers, choose, PET_PREFERENCES } from '../support/questionnaire.ts';
import { addPet } from '../support/shelter-data.ts';
import { ADMIN } from '../support/shelter-server.ts';
import { test as base, expect } from '../support/test.ts';
import { createWebKitGtkContext } from './webkit-gtk.ts';

/** Lets Playwright drive a Firefox that does not know this one command yet, whose effect no test needs. */
function acceptOlderFirefox(browser: Browser) {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(object: object): { _browserSession: object } };
  };
  const session = Object.getPrototypeOf(connection.toImpl(browser)._browserSession);
  const { send } = session;
  session.send = function (method: string, ...rest: unknown[]) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve()
      : send.call(this, method, ...rest);
  };
}

const test = base.extend({
  context: async ({ playwright, browserName, launchOptions, shelter }, use) => {
    const { executablePath } = launchOptions;
    if (browserName === 'webkit' && executablePath) {
      return use(createWebKitGtkContext(executablePath, shelter.url));
    }
    const browser = await playwright[browserName].launch();
    if (browserName === 'firefox' && executablePath) acceptOlderFirefox(browser);
    await use(await browser.newContext());
    await browser.close();
  },
  page: async ({ context }, use, testInfo) => {
    const page = await context.newPage();
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      await page.screenshot({ path: testInfo.outputPath('window.png') });
    }
    await page.close();
  },
});

/** Runs in the page: whether an element with a photo is drawn and fits into the window. */
function isDrawn(selector: string): boolean {
  const element = document.querySelector(selector);
  const photo = element?.querySelector('img');
  if (!element || !photo) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return (
    photo.naturalWidth > 0 &&
    photo.clientHeight > 100 &&
    left >= 0 &&
    right <= innerWidth &&
    top >= 0 &&
    bottom - top > 200 &&
    document.documentElement.scrollWidth <= innerWidth
  );
}

const isShownWithPhoto = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate(isDrawn, selector), `${selector} with its photo`).toBe(true);

/** Types as a person does. */
async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).pressSequentially(text);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Log In' })
    .click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await type(page, 'Email', email);
  await type(page, 'Password', password);
  await press(page, 'Sign In');
}

test('R1.01 R1.02 R1.03 R2.32 R2.42 R5.14 R7.27 a visitor becomes an adopter with a confirmed visit', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  // R7.10, R4.11: reading and updating preferences is 404 until they exist.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  await addPet(shelter, { name: 'Chai', species: 'Cat' });
  const adopter = newPerson();
  const biscuit = page.getByRole('article', { name: 'Biscuit' });

  await test.step('a visitor finds a dog', async () => {
    await page.goto('/');
    await heading(page, 'Find Your Perfect Pet Match');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Pets' }).click();
    await heading(page, 'Available Pets');
    await page.getByRole('article', { name: 'Chai' }).waitFor();
    await page.getByText('Dogs', { exact: true }).click();
    await page.getByRole('article', { name: 'Chai' }).waitFor({ state: 'hidden' });
    await isShownWithPhoto(page, 'article');
    await biscuit.getByRole('link', { name: 'Biscuit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Biscuit' });
    await dialog.getByText('Sign up or log in to request a visit').waitFor();
    await isShownWithPhoto(page, 'dialog[open]');
    await dialog.getByRole('link', { name: 'Sign Up' }).click();
  });

  await test.step('signs up', async () => {
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
    await type(page, 'Full name', adopter.name);
    await type(page, 'Email', adopter.email);
    await type(page, 'Phone number', adopter.phone);
    await type(page, 'Password', adopter.password);
    await press(page, 'Create Account');
  });

  await test.step('answers the questionnaire', async () => {
    const answers = buildAnswers();
    await heading(page, 'About You – Step 1 of 2');
    for (const key of ['type', 'purpose', 'pets', 'experience'] as const) {
      await choose(page, ABOUT_YOU[key], answers[key]);
    }
    await press(page, 'Next: Pet Preferences');
    await heading(page, 'Pet Preferences – Step 2 of 2');
    for (const key of ['age', 'sex', 'size', 'activity', 'hair'] as const) {
      await choose(page, PET_PREFERENCES[key], answers[key]);
    }
    await choose(page, PET_PREFERENCES.traits, 'None');
    await press(page, 'Find My Match');
  });

  await test.step('requests a visit of the match', async () => {
    await heading(page, 'Your Perfect Matches');
    await biscuit.getByRole('button', { name: 'Schedule a Visit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Meet Biscuit!' });
    await dialog.getByLabel('Date').selectOption({ index: 1 });
    await dialog.getByLabel('Time').selectOption({ label: '2:00 PM' });
    await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
    await page.getByText('Visit request submitted for Biscuit!').waitFor();
    await press(page, 'Log Out');
  });

  await test.step('staff confirm it', async () => {
    await logIn(page, ADMIN);
    // The figures push the rows down when they arrive.
    await page.getByText('Visits today', { exact: true }).waitFor();
    const row = page.getByRole('row', { name: adopter.name });
    await row.getByRole('button', { name: 'Pending' }).click();
    await page.getByRole('menuitem', { name: 'Confirmed' }).click();
    await page.getByText('Status updated to Confirmed').waitFor();
    await press(page, 'Log Out');
  });

  await test.step('the adopter sees the confirmation', async () => {
    await logIn(page, adopter);
    const visits = page.getByRole('region', { name: 'Your Visit Requests' });
    await visits.getByText('Confirmed', { exact: true }).waitFor();
  });
});
