import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { matchCards } from './support/matches-page.ts';
import { hasHorizontalScroll, petCard } from './support/pets-page.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';

test('B2.11 optional questions sharpen the matches, each says what it changes, and can be taken back', async ({
  page,
  shelter,
  faults,
}) => {
  await addPet(shelter, { name: 'Biscuit', home_alone: 'Hardly' });
  await addPet(shelter, { name: 'Chai', home_alone: 'WorkingDay' });
  const userId = await startAdopterSession(page);
  await savePreferences(shelter, userId, { pet_purpose: 'MyFamily', has_children: true });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/match-results');
  const names = matchCards(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Biscuit', 'Chai']);
  expect(calls, 'nothing is asked before somebody opens it').not.toContain('/api/match/home');

  await page.getByText('Sharpen your matches').click();
  const alone = page.getByLabel('How long would the pet be alone on most days?');
  await expect(alone).toHaveAccessibleDescription(
    'Moves down pets that cannot be left alone that long.',
  );
  await expectNoViolations(page, 'sharpening questions');
  await alone.focus();
  await alone.selectOption('A working day');
  await expect(names).toHaveText(['Chai', 'Biscuit']);
  await expect(page.getByText('Your matches are up to date.')).toBeVisible();
  await expect(alone).toBeFocused();
  await expect(petCard(page, 'Chai')).toContainText('Fits in 8 of 8 known');
  await expect(petCard(page, 'Biscuit')).toContainText('Fits in 7 of 8 known');
  await page.getByLabel('How old is the youngest child?').selectOption('Under 6');
  await expect(petCard(page, 'Chai')).toContainText(
    'Ask the shelter from what age children suit this pet',
  );

  await page.reload();
  await page.getByText('Sharpen your matches').click();
  await expect(alone).toHaveValue('WorkingDay');
  const failing = await faults.respond('PATCH /match/home', 500);
  await alone.selectOption('No answer');
  await expect(page.getByText('Your answer was not saved. Please try again.')).toBeVisible();
  await expect(alone, 'the stored answer is shown').toHaveValue('WorkingDay');
  await failing.stop();
  await alone.selectOption('No answer');
  await expect(names).toHaveText(['Biscuit', 'Chai']);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await hasHorizontalScroll(page)).toBe(false);
});

test('B2.07 B2.11 the focus stays with the list when a pet is put aside and brought back', async ({
  page,
  shelter,
}) => {
  for (const name of ['Biscuit', 'Chai', 'Domino']) await addPet(shelter, { name });
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/match-results');
  const notForMe = (name: string) =>
    petCard(page, name).getByRole('button', { name: 'Not for me' });
  const nameOf = (name: string) => petCard(page, name).getByRole('link', { name }).first();
  await notForMe('Biscuit').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Biscuit is put aside.')).toBeVisible();
  await expect(nameOf('Chai'), 'the card that took its place').toBeFocused();
  await notForMe('Domino').focus();
  await page.keyboard.press('Enter');
  await expect(nameOf('Chai'), 'the last card that is left').toBeFocused();
  await page.getByRole('button', { name: 'Bring back Domino' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Domino is back.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Biscuit' })).toBeFocused();
  await page.getByRole('button', { name: 'Bring back Biscuit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
