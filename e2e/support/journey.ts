import type { Page } from '@playwright/test';
import { Faults } from './faults.ts';
import { newPerson, type Person } from './people.ts';
import { emptyShelter } from './shelter-rows.ts';
import { ADMIN } from './shelter-server.ts';
import { test as base, expect } from './test.ts';

interface JourneyFixtures {
  /** Each test begins with an empty shelter and leaves it empty. */
  emptyShelter: undefined;
  faults: Faults;
}

export const test = base.extend<JourneyFixtures>({
  emptyShelter: [
    async ({ shelter }, use) => {
      await emptyShelter(shelter);
      await use(undefined);
      await emptyShelter(shelter);
    },
    { auto: true },
  ],
  faults: async ({ page, consoleWatch }, use) => use(new Faults(page, consoleWatch.expectError)),
});

export { expect };

async function startSession(page: Page, path: string, body: object): Promise<string> {
  const csrf = (await (await page.request.get('/api/auth/csrf')).json()) as { csrf_token: string };
  const answer = await page.request.post(`/api/auth/${path}`, {
    headers: { 'X-CSRF-Token': csrf.csrf_token },
    data: body,
  });
  if (!answer.ok()) throw new Error(`No session: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  return user.id;
}

/**
 * Gives the browser the cookies of a new account, as another tab would have left them (D12): the
 * next page is signed in. @returns the id of the account
 */
export async function beAdopter(page: Page, person: Person = newPerson()): Promise<string> {
  const { name, phone, email, password } = person;
  return startSession(page, 'register', { full_name: name, phone_number: phone, email, password });
}

/** As {@link beAdopter}, for staff. */
export const beStaff = (page: Page): Promise<string> => startSession(page, 'login', ADMIN);

/** A toast, by its whole text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** R3.02: what the tab keeps. */
export const sessionItems = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
