import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { matchCards } from './support/matches-page.ts';
import { newPerson, signUp } from './support/people.ts';
import { hasHorizontalScroll, petCard } from './support/pets-page.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';
import type { ShelterServer } from './support/shelter-server.ts';

test('B2.11 two people match together by a link, see what suits both, and either stops', async ({
  page,
  shelter,
  browser,
}) => {
  await addPet(shelter, { name: 'Biscuit', size: 'Medium' });
  await addPet(shelter, { name: 'Chai', size: 'Large', cat_friendly: true });
  await addPet(shelter, { name: 'Domino', size: 'Medium', cat_friendly: false });
  await savePreferences(shelter, await startAdopterSession(page, newPerson('Ada Lovelace')));
  await page.goto('/match-results');
  await page.getByText('Match together', { exact: true }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Link for your partner').inputValue();
  await expectNoViolations(page, 'an open invitation');

  const context = await browser.newContext({ baseURL: shelter.url });
  const partner = await context.newPage();
  await partner.setViewportSize({ width: 360, height: 740 });
  const samId = await startAdopterSession(partner, newPerson('Sam Vimes'));
  await savePreferences(shelter, samId, { preferred_size: 'Large', has_cats: true });
  const path = new URL(link).pathname + new URL(link).search;
  await partner.goto(path);
  await expect(partner.getByText('Ada Lovelace invites you')).toBeVisible();
  expect(await shelter.query('SELECT 1 FROM match_partners'), 'opening joins nobody').toEqual([]);
  await expectNoViolations(partner, 'an invitation');
  await partner.getByRole('button', { name: 'Match together' }).click();
  await expect(partner.getByText('You match together with Ada Lovelace.')).toBeVisible();
  await partner.getByRole('link', { name: 'See your matches' }).click();
  const names = matchCards(partner).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Biscuit', 'Chai']);
  await expect(petCard(partner, 'Chai')).toContainText('You 100, Ada Lovelace 95');
  await petCard(partner, 'Chai').getByRole('button', { name: 'Show more' }).click();
  await expect(petCard(partner, 'Chai')).toContainText(
    'Size: Large, and Ada Lovelace answered “Medium”',
  );
  expect(await hasHorizontalScroll(partner)).toBe(false);
  await expectNoViolations(partner, 'the matches of two');
  await partner.getByRole('button', { name: 'Ada Lovelace' }).click();
  await expect(names).toHaveText(['Biscuit', 'Domino', 'Chai']);
  await expect(partner.getByRole('button', { name: 'Ada Lovelace' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Both of you' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByText('Match together', { exact: true }).click();
  await page.getByRole('button', { name: 'Stop matching together' }).click();
  await expect(page.getByText('You no longer match together.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Both of you' })).toHaveCount(0);
  await partner.goto(path);
  await expect(partner.getByText('This invitation is no longer valid.')).toBeVisible();
  await context.close();
});

test('B2.11 R2.24 R2.32 an invitation survives the sign-up of a partner, and the questionnaire', async ({
  page,
  shelter,
  browser,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  await savePreferences(shelter, await startAdopterSession(page, newPerson('Ada Lovelace')));
  await page.goto('/match-results');
  await page.getByText('Match together', { exact: true }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Link for your partner').inputValue();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const partner = await context.newPage();
  await partner.goto(link);
  await expect(partner).toHaveURL('/login');
  const invited = partner.getByText('Somebody has invited you to match together.');
  await expect(invited).toBeVisible();
  await partner.getByRole('link', { name: 'Sign up' }).click();
  await expect(invited).toBeVisible();
  await signUp(partner, newPerson('Sam Vimes'));
  await expect(partner).toHaveURL('/questionnaire');
  const reminder = partner.getByRole('complementary', { name: 'Match together' });
  await expect(reminder).toBeVisible();
  await expectNoViolations(partner, 'the questionnaire after an invitation');
  await savePreferences(shelter, await idOf(shelter, 'Sam Vimes'));
  await partner.goto('/match-results');
  await reminder.getByRole('link', { name: 'Open the invitation' }).click();
  await partner.getByRole('button', { name: 'Match together' }).click();
  await partner.getByRole('link', { name: 'See your matches' }).click();
  await expect(partner.getByRole('button', { name: 'Both of you' })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await context.close();
});

async function idOf({ query }: ShelterServer, name: string): Promise<string> {
  const [row] = await query<{ id: string }>('SELECT id FROM users WHERE full_name = $1', [name]);
  return row?.id ?? '';
}
