import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { matchCards } from './support/matches-page.ts';
import { newPerson } from './support/people.ts';
import { hasHorizontalScroll, petCard } from './support/pets-page.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';

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
  await expect(petCard(partner, 'Chai')).toContainText('You 100, Ada Lovelace 93');
  await expect(petCard(partner, 'Chai')).toContainText(
    'Not met or not known for Ada Lovelace: size',
  );
  expect(await hasHorizontalScroll(partner)).toBe(false);
  await expectNoViolations(partner, 'the matches of two');
  await partner.getByRole('button', { name: 'Ada Lovelace' }).click();
  await expect(names).toHaveText(['Biscuit', 'Domino', 'Chai']);
  await expect(partner.getByRole('button', { name: 'Ada Lovelace' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('button', { name: 'You both' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByText('Match together', { exact: true }).click();
  await page.getByRole('button', { name: 'Stop matching together' }).click();
  await expect(page.getByText('You match alone again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'You both' })).toHaveCount(0);
  await partner.goto(path);
  await expect(partner.getByText('This invitation is no longer valid.')).toBeVisible();
  await context.close();
});
