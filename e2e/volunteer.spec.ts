import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startVolunteerSession, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
const bo = { name: 'Bo Stone', email: 'bo@example.org', phone: '5550100199' };

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
}

/** Nothing of these is on the page. */
async function expectNone(page: Page, names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    for (const role of ['button', 'link', 'menuitem', 'checkbox'] as const) {
      await expect(page.getByRole(role, { name }), `${role} ${name}`).toHaveCount(0);
    }
  }
}

test('B8.06 a volunteer’s Saturday: check-in, outcome, walk-in and a fact with one tap, and nothing that would be refused', async ({
  page,
  shelter,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.setViewportSize({ width: 360, height: 780 });
  const { id: petId } = await addPet(shelter, {
    name: 'Biscuit',
    description: 'A real couch potato.',
    energy_level: null,
  });
  await addPet(shelter, { name: 'Rex' });
  const startsAt = new Date(Date.now() - 5 * 60_000);
  const visitId = await addVisit(shelter, { petId, visitor: ada, startsAt, status: 'confirmed' });
  const requestId = await addVisit(shelter, { visitor: bo });
  await startVolunteerSession(page, shelter);

  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Visit Requests' })).toBeVisible();
  await expect(page.getByText(ada.name).first()).toBeVisible();
  const never = [/^Delete/, /^Add New Pet/, /^Schedule/, /^Select /, /^Status of/, /^People/];
  await expectNone(page, [...never, /^Edit .*Ada/]);
  await expectNoViolations(page, 'the dashboard of a volunteer');

  await openPage(page, 'Visits');
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(page.getByRole('link', { name: 'Biscuit' })).toBeVisible();
  await expectNone(page, [...never, /^Edit/, /^Record/]);
  await expectNoViolations(page, 'the visits of a volunteer');
  await page.getByRole('link', { name: 'Biscuit' }).click();
  await page.getByRole('button', { name: 'Check In' }).click();
  await expectToast(page, 'Ada Lovelace is checked in');
  await page.getByRole('button', { name: 'Thinking it over' }).click();
  await expectToast(page, 'Ada Lovelace: Thinking it over');
  await expectNone(page, [...never, /^Edit/, /^Confirm/, /^Decline/, /Ada Lovelace/]);
  await expect(page.getByRole('heading', { name: 'History' })).toHaveCount(0);
  await expectNoViolations(page, 'a visit of a volunteer');
  await page.goto(`/admin/visits/${requestId}`);
  await expect(page.getByRole('heading', { name: /Bo Stone/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request to answer' })).toHaveCount(0);
  await expectNone(page, [...never, /^Edit/, /^Confirm/, /^Decline/]);

  await openPage(page, 'Calendar');
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await page.getByRole('combobox', { name: 'Pet', exact: true }).fill('Rex');
  await page.getByRole('option', { name: /^Rex/ }).click();
  await page.getByRole('button', { name: 'Start Visit' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Rex' })).toBeVisible();
  await expectNone(page, [/^Move/, /^Delete/]);
  await expectNoViolations(page, 'the calendar of a volunteer');

  await page.goto(`/admin/pets/${petId}`);
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await expectNone(page, never);
  await expectNoViolations(page, 'a pet of a volunteer');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect
    .poll(() => shelter.query('SELECT energy_level FROM pets WHERE id = $1', [petId]))
    .toEqual([{ energy_level: 'Calm' }]);
  await page.getByRole('button', { name: 'Edit' }).click();
  const facts = page.getByRole('dialog', { name: 'Facts about Biscuit' });
  await expect(facts.getByLabel(/^(Name|Breed|Status|Description)/)).toHaveCount(0);
  await facts.getByLabel('Kid Friendly').selectOption('Yes');
  await expectNoViolations(page, 'the facts of a pet, for a volunteer');
  await facts.getByRole('button', { name: 'Update Pet' }).click();
  await expect(facts).toHaveCount(0);
  await expectToast(page, 'Pet updated successfully');
  const kept = 'SELECT kid_friendly, description FROM pets WHERE id = $1';
  expect(await shelter.query(kept, [petId])).toEqual([
    { kid_friendly: true, description: 'A real couch potato.' },
  ]);

  await openPage(page, 'Settings');
  await expect(page.getByRole('heading', { name: 'Calendar address' })).toBeVisible();
  await expectNone(page, [/^Save/, /^Check the Installation/]);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectNoViolations(page, 'the settings of a volunteer');
  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops/);

  const [visit] = await shelter.query<{ outcome: string }>(
    'SELECT outcome FROM visits WHERE id = $1',
    [visitId],
  );
  expect(visit?.outcome).toBe('thinking');
  expect(refused).toEqual([]);
});
