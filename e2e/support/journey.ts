import type { Page } from '@playwright/test';
import { Faults } from './faults.ts';
import { newPerson, type Person } from './people.ts';
import { emptyShelter } from './shelter-data.ts';
import { ADMIN, type ShelterServer } from './shelter-server.ts';
import { test as base, expect } from './test.ts';
import { watchToasts } from './toasts.ts';

interface JourneyFixtures {
  /** Empties the shelter before each test. */
  emptyShelter: undefined;
  faults: Faults;
}

export const test = base.extend<JourneyFixtures>({
  emptyShelter: [
    async ({ shelter }, use) => {
      await emptyShelter(shelter);
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await watchToasts(page);
    await use(page);
  },
  faults: async ({ page, consoleWatch }, use) => use(new Faults(page, consoleWatch.expectError)),
});

export { expect };

async function startSession(page: Page, path: string, body: object): Promise<string> {
  await watchToasts(page);
  const csrf = (await (await page.request.get('/api/auth/csrf')).json()) as { csrf_token: string };
  const response = await page.request.post(`/api/auth/${path}`, {
    headers: { 'X-CSRF-Token': csrf.csrf_token },
    data: body,
  });
  if (!response.ok()) throw new Error(`No session: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  return user.id;
}

/**
 * Registers an account and sets its cookies in the browser, as a login in another tab does (D12), so that
 * the next page is signed in. @returns the id of the account
 */
export async function startAdopterSession(
  page: Page,
  person: Person = newPerson(),
): Promise<string> {
  const { name, phone, email, password } = person;
  return startSession(page, 'register', { full_name: name, phone_number: phone, email, password });
}

/** As {@link startAdopterSession}, for staff. */
export const startStaffSession = (page: Page): Promise<string> =>
  startSession(page, 'login', ADMIN);

/** As {@link startAdopterSession}, for a new colleague. */
export async function startVolunteerSession(page: Page, shelter: ShelterServer): Promise<void> {
  const id = await startAdopterSession(page, newPerson('Vera Volunteer'));
  await shelter.query(
    `INSERT INTO memberships (user_id, shelter_id, role, since)
     SELECT $1, id, 'volunteer', now() FROM shelters`,
    [id],
  );
}

/** The toast with exactly this text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** R3.02: the session storage of the tab. */
export const sessionItems = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
