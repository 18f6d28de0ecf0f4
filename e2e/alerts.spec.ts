import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { logIn, newPerson, signUp } from './support/people.ts';
import { hasHorizontalScroll } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';

const BUTTON = 'Tell me about new pets like these';

const confirmAll = (shelter: ShelterServer) =>
  shelter.query('UPDATE users SET email_confirmed_at = now()');

/** The first mail about new pets, as soon as the pet was found; mails wait for further pets. */
async function alertMail(shelter: ShelterServer, email: string): Promise<string> {
  const found = () => shelter.query('SELECT FROM alerted_pets');
  await expect.poll(found, { timeout: 45_000 }).not.toHaveLength(0);
  await shelter.query("UPDATE alerted_pets SET found_at = now() - interval '2 minutes'");
  const mail = async () =>
    (await mailsTo(shelter, email)).find((text) => /looking for a home/.test(text));
  await expect.poll(mail, { timeout: 45_000 }).toBeDefined();
  return (await mail()) ?? '';
}

test('B1.10 an adopter asks for alerts, gets a mail about a new pet, and stops by its link', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson();
  await startAdopterSession(page, person);
  await confirmAll(shelter);
  await addPet(shelter, { name: 'Biscuit' });
  await page.goto('/pets?species=Dog&size=Medium');
  await page.getByRole('button', { name: BUTTON }).click();
  const sheet = page.getByRole('dialog', { name: BUTTON });
  await expect(sheet.getByRole('list', { name: 'The alert is about' })).toHaveText('DogMedium');
  await expectNoViolations(page, 'the sheet of an alert');
  await sheet.getByText('At once', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Tell Me' }).click();
  await expect(toast(page, 'Done. We will email you about new pets like these.')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await shelter.query('DELETE FROM pet_arrivals');
  await addPet(shelter, { name: 'Pepper' });
  const mail = await alertMail(shelter, person.email);
  expect(mail).toContain('Pepper');
  expect(mail).not.toContain('Biscuit');
  const [, url = ''] = /^List-Unsubscribe: <(.*)>$/m.exec(mail) ?? [];
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mail).toContain(`Get no more of these emails:\n${url}`);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Alerts about new pets' }).click();
  const alerts = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last email on' });
  await expect(alerts).toHaveCount(1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await hasHorizontalScroll(page)).toBe(false);
    await expectNoViolations(page, `alerts, ${width} px`);
  }
  await page.getByLabel('How often we write about Dog, Medium').selectOption('Once a day');
  await expect(toast(page, 'Your alert is changed.')).toBeVisible();

  await page.goto(new URL(url).pathname + new URL(url).search);
  await expect(page.getByRole('heading', { name: 'Get no more of these emails?' })).toBeVisible();
  await expectNoViolations(page, 'the link that stops an alert');
  expect(await shelter.query('SELECT frequency FROM pet_alerts')).toEqual([{ frequency: 'daily' }]);
  await page.getByRole('button', { name: 'Stop These Emails' }).click();
  await expect(page.getByText('You get no more of these emails.')).toBeVisible();
  expect(await shelter.query('SELECT FROM pet_alerts')).toEqual([]);
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
});

test('B1.10 a visitor signs up, and the search is not lost; an alert is deleted', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  consoleWatch.expectError(/403 .*\/api\/alerts$/);
  await addPet(shelter, { name: 'Biscuit' });
  await page.goto('/pets?species=Dog');
  await page.getByRole('button', { name: BUTTON }).click();
  const sheet = page.getByRole('dialog', { name: BUTTON });
  await sheet.getByText('At once', { exact: true }).click();
  await expectNoViolations(page, 'the sheet of a visitor');
  await sheet.getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page, newPerson());
  await page.goto('/pets');
  await expect(sheet.getByRole('list', { name: 'The alert is about' })).toHaveText('Dog');
  await sheet.getByRole('button', { name: 'Tell Me' }).click();
  await expect(sheet.getByText('Please confirm your email address first')).toBeVisible();
  await expectNoViolations(page, 'the sheet without a confirmed address');
  await confirmAll(shelter);
  await sheet.getByRole('button', { name: 'Tell Me' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await shelter.query('SELECT query, frequency FROM pet_alerts')).toEqual([
    { query: 'species=Dog', frequency: 'at_once' },
  ]);

  await page.goto('/alerts');
  await page.getByRole('button', { name: 'Delete the alert about Dog' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
  expect(await shelter.query('SELECT FROM pet_alerts')).toEqual([]);
});

test('B1.10 a visitor logs in, and is back at the list with the choice', async ({
  page,
  shelter,
}) => {
  const person = newPerson();
  await startAdopterSession(page, person);
  await confirmAll(shelter);
  await page.context().clearCookies();
  await page.goto('/pets?species=Cat');
  await page.getByRole('button', { name: BUTTON }).click();
  const sheet = page.getByRole('dialog', { name: BUTTON });
  await sheet.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/pets\?species=Cat$/);
  await sheet.getByRole('button', { name: 'Tell Me' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await shelter.query('SELECT query FROM pet_alerts')).toEqual([{ query: 'species=Cat' }]);
});
