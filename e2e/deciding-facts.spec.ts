import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { addPet, savePreferences } from './support/shelter-data.ts';

test('B2.10 staff settle a missing fact that decides matches with one tap on a phone', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const unknown = { pet_friendly: null, kid_friendly: null };
  const { id } = await addPet(shelter, { name: 'Biscuit', ...unknown, dog_friendly: true });
  await addPet(shelter, { name: 'Chai', dog_friendly: true, cat_friendly: null });
  const family = { pet_purpose: 'MyFamily', has_children: true, has_cats: true } as const;
  await savePreferences(shelter, await startAdopterSession(page), family);
  await startStaffSession(page);
  await page.goto('/admin/pets');
  await page.getByText('Facts that decide most matches').click();
  const asked = page.getByRole('listitem').filter({ hasText: 'good with' });
  await expect(asked).toHaveCount(3);
  const children = asked.filter({ hasText: 'Is Biscuit good with children?' });
  await expect(children).toContainText('Decides for 1 adopter');
  await expectNoViolations(page, 'facts that decide');
  await children.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Biscuit suits children.')).toBeVisible();
  await expect(asked).toHaveCount(2);
  const cats = asked.filter({ hasText: 'Is Biscuit good with cats?' });
  await cats.getByRole('button', { name: 'No' }).click();
  await expect(asked).toHaveCount(1);
  expect(
    await shelter.query('SELECT kid_friendly, cat_friendly FROM pets WHERE id = $1', [id]),
  ).toEqual([{ kid_friendly: true, cat_friendly: false }]);
});
