import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { matchCards } from './support/matches-page.ts';
import { mailsTo } from './support/outbox.ts';
import { logIn, newPerson } from './support/people.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';
import { expectToast } from './support/toasts.ts';

const BUTTON = 'Tell me about new pets like these';

const confirmAll = (shelter: ShelterServer) =>
  shelter.query('UPDATE users SET email_confirmed_at = now()');

/** The link of the mail about new pets, which is sent at once instead of waiting for further pets. */
async function alertLink(shelter: ShelterServer, email: string): Promise<string> {
  await shelter.query("UPDATE alerted_pets SET found_at = now() - interval '2 minutes'");
  const mail = async () =>
    (await mailsTo(shelter, email)).find((text) => /looking for a home/.test(text)) ?? '';
  await expect.poll(mail, { timeout: 60_000 }).toContain('Pepper');
  const [, url = ''] = /^List-Unsubscribe: <(.*)>$/m.exec(await mail()) ?? [];
  expect(await mail()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(await mail()).toContain(`Get no more of these emails:\n${url}`);
  return new URL(url).pathname + new URL(url).search;
}

test('B1.10 B1.11 B7.09 a visitor’s alert joins the account at login, and waits there for the confirmation', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await page.context().clearCookies();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pets?species=Dog&size=Medium');
  await page.getByRole('button', { name: BUTTON }).click();
  const sheet = page.getByRole('dialog', { name: BUTTON });
  await sheet.getByText('At once', { exact: true }).click();
  await expectNoViolations(page, 'the sheet of a visitor');
  await sheet.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/pets?species=Dog&size=Medium');
  const kept = toast(
    page,
    'Your alert is kept. It is waiting for your confirmation: open the link in our email.',
  );
  await expect(kept).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(sheet.getByRole('list', { name: 'The alert is about' })).toHaveText('DogMedium');
  await expect(sheet.getByText('Please confirm your email address')).toBeVisible();
  await expectNoViolations(page, 'the sheet without a confirmed address');
  await sheet.getByRole('link', { name: 'All of your alerts' }).click();
  await expect(page.getByText('Waiting for your confirmation', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'alerts without a confirmed address');
  await confirmAll(shelter);
  await page.reload();
  await expect(page.getByText('No email yet')).toBeVisible();
  await expect(page.getByText('Waiting for your confirmation', { exact: true })).toHaveCount(0);
  expect(await shelter.query('SELECT query, frequency FROM pet_alerts')).toEqual([
    { query: 'species=Dog&size=Medium', frequency: 'at_once' },
  ]);
});

test('B1.10 a new great match and what an alert found are marked until the pages are opened; an alert ends by the link in its mail', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson();
  const userId = await startAdopterSession(page, person);
  await confirmAll(shelter);
  await savePreferences(shelter, userId, { preferred_age: 'Young', preferred_size: 'Medium' });
  await addPet(shelter, { name: 'Known', size: 'Large' });
  const seen = page.waitForResponse('**/api/new-pets/matches/seen');
  await page.goto('/match-results');
  await expect(matchCards(page)).toHaveCount(1);
  await seen;
  await shelter.query('DELETE FROM pet_arrivals');
  await shelter.query(
    `INSERT INTO pet_alerts (id, user_id, kind, query, frequency, created_at)
     SELECT gen_random_uuid(), $1, 'search', query, 'at_once', now()
     FROM unnest(ARRAY['species=Dog', 'species=Cat']) AS query`,
    [userId],
  );
  await addPet(shelter, { name: 'Pepper' });
  const found = () => shelter.query('SELECT FROM alerted_pets');
  await expect.poll(found, { timeout: 60_000 }).toHaveLength(1);

  await page.goto('/favorites');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toHaveAccessibleDescription('1 new pet in your alerts, 1 new great match');
  await menu.click();
  const matches = page.getByRole('link', { name: 'Matches (1 new great match)' });
  await expect(matches).toBeVisible();
  await expectNoViolations(page, 'the marks in the menu');
  await matches.click();
  await expect(matchCards(page)).toHaveCount(2);
  await expect(menu).toHaveAccessibleDescription('1 new pet in your alerts');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'My Account (1 new pet in your alerts)' }).click();
  await page
    .getByRole('link', { name: 'Alerts about new pets (1 new pet in your alerts)' })
    .click();
  await expect(page.getByText('1 new pet since your last look')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the alert about Cat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Delete the alert/ })).toHaveCount(1);

  const link = await alertLink(shelter, person.email);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/alerts');
  await expect(page.getByText('Last email on')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectNoViolations(page, 'alerts');
  await page.getByLabel('How often we write about Dog').selectOption('Once a day');
  await expectToast(page, 'Your alert is changed.');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Get no more of these emails?' })).toBeVisible();
  await expectNoViolations(page, 'the link that stops an alert');
  expect(await shelter.query('SELECT query, frequency FROM pet_alerts')).toEqual([
    { query: 'species=Dog', frequency: 'daily' },
  ]);
  await page.getByRole('button', { name: 'Stop These Emails' }).click();
  await expect(page.getByText('You get no more of these emails.')).toBeVisible();
  expect(await shelter.query('SELECT FROM pet_alerts')).toEqual([]);
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
});
