import type { Visit } from '@pawmatch/contract/visits/visit';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test, toast } from './support/journey.ts';
import { hasHorizontalScroll } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';

const BONDED = 'Bonded with Luna: they move together';

test('B1.14 staff search the other pet of a pair, link the two, and see it at both and in the history', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await addPet(shelter, { name: 'Luna', summary: 'Follows Milo everywhere.' });
  const milo = await addPet(shelter, { name: 'Milo', summary: 'Sleeps beside Luna.' });

  await startStaffSession(page);
  await page.goto(`/admin/pets/${milo.id}`);
  const card = page.getByRole('region', { name: 'Bonded pair' });
  await card.getByRole('button', { name: 'Link with another pet' }).click();
  await card.getByRole('combobox', { name: /The other pet/ }).fill('lun');
  await page.getByRole('option', { name: /Luna/ }).click();
  await expectNoViolations(page, 'the form of a bonded pair');
  await card.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(toast(page, 'Milo and Luna are a bonded pair now.')).toBeVisible();
  await expect(page.getByText(/set the bonded pair to Luna/)).toBeVisible();
  await card.getByRole('link', { name: 'Luna' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Milo' })).toBeVisible();
  await expectNoViolations(page, 'the page of a pet of a pair');
});

test('B1.14 an adopter sees a pair and books one visit, which stands at both pets', async ({
  page,
  shelter,
}) => {
  const luna = await addPet(shelter, { name: 'Luna' });
  const milo = await addPet(shelter, { name: 'Milo' });
  await callAsStaff(shelter, `PUT /pets/${milo.id}/bonded-with`, { pet_id: luna.id });
  await startAdopterSession(page);
  await page.goto('/pets');
  await page.getByRole('article', { name: 'Milo' }).getByRole('link', { name: BONDED }).click();
  await expect(page.getByRole('dialog', { name: 'Luna' })).toBeVisible();
  await page.goto(`/pets?petId=${milo.id}`);
  const dialog = page.getByRole('dialog', { name: 'Milo' });
  await expect(dialog.getByRole('link', { name: BONDED })).toBeVisible();
  await expectNoViolations(page, 'the dialog of a pet of a pair');
  await dialog.getByRole('button', { name: 'Schedule a Visit' }).click();
  const form = page.getByRole('dialog', { name: 'Meet Milo and Luna' });
  await form.getByLabel('Date').selectOption({ index: 1 });
  await form.getByLabel('Time').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(toast(page, 'Visit request submitted for Milo and Luna!')).toBeVisible();
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Your Next Visit' });
  await expect(next).toContainText('Milo and Luna');
  for (const { id } of [luna, milo]) {
    const visits = await callAsStaff<Visit[]>(shelter, `GET /admin/visit-requests?pet_id=${id}`);
    expect(visits).toMatchObject([{ pet: { name: 'Milo' }, bonded_pet: { name: 'Luna' } }]);
  }
});

for (const width of [360, 1280]) {
  test(`B1.14 S24 a pair is shown without horizontal scrolling at ${width} px`, async ({
    page,
    shelter,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const luna = await addPet(shelter, { name: `Luna ${'Longname'.repeat(10)}` });
    const milo = await addPet(shelter, { name: 'Milo' });
    await startStaffSession(page);
    await page.goto(`/admin/pets/${milo.id}`);
    await page.getByRole('button', { name: 'Link with another pet' }).click();
    await page.getByRole('combobox', { name: /The other pet/ }).fill('Luna');
    await expect(page.getByRole('option', { name: /Luna/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Unlink' })).toBeVisible();
    for (const path of [`/admin/pets/${milo.id}`, '/pets', `/pets?petId=${luna.id}`]) {
      await page.goto(path);
      await expect(page.getByText(/Milo/).first()).toBeVisible();
      expect(await hasHorizontalScroll(page), path).toBe(false);
    }
  });
}
