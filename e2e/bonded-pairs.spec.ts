import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test, toast } from './support/journey.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';
import { expectToast } from './support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('B1.14 S24 staff link two pets by keyboard, and an adopter books one visit, which stands at both', async ({
  page,
  shelter,
}) => {
  const long = `Luna ${'Longname'.repeat(10)}`;
  const luna = await addPet(shelter, { name: long });
  const milo = await addPet(shelter, { name: 'Milo' });

  await test.step('staff search the other pet, and link the two', async () => {
    await startStaffSession(page);
    await page.goto(`/admin/pets/${milo.id}`);
    const card = page.getByRole('region', { name: 'Bonded pair' });
    await card.getByRole('button', { name: 'Link with another pet' }).click();
    await card.getByRole('combobox', { name: /The other pet/ }).fill('lun');
    await expect(page.getByRole('option', { name: /Luna/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectNoViolations(page, 'the form of a bonded pair');
    await card.getByRole('button', { name: 'Link', exact: true }).press('Enter');
    await expectToast(page, `Milo and ${long} are a bonded pair now.`);
    await expect(page.getByText(/set the bonded pair to Luna/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await card.getByRole('link', { name: long }).click();
    await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Milo' })).toBeVisible();
    await expectNoViolations(page, 'the page of a pet of a pair');
  });

  await test.step('F D42 R4.12 one of the two is marked as adopted, and the question about the other one does not block', async () => {
    const status = page.getByRole('button', { name: /^Status of Luna/ });
    const choose = async (name: string) => {
      await status.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(status).toContainText(name);
    };
    await choose('Adopted');
    const question = toast(
      page,
      `${long} and Milo are a bonded pair. Were both adopted, or only ${long}?`,
    );
    await expect(question).toBeVisible();
    await expectNoViolations(page, 'the question about the other pet of a pair');
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: /^Only Luna/ }).click();
    await expect(question).toBeHidden();
    const { status: other } = await callAsStaff<Pet>(shelter, `GET /pets/${milo.id}`);
    expect(other).toBe('Available');
    await choose('Available');
    // The session that comes next is one of this tab, too.
    await page.evaluate(() => sessionStorage.clear());
  });

  const bonded = `Bonded with ${long}: they move together`;
  await startAdopterSession(page);
  await page.goto('/pets');
  await page.getByRole('article', { name: 'Milo' }).getByRole('link', { name: bonded }).click();
  await expect(page.getByRole('dialog', { name: long })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.goto(`/pets?petId=${milo.id}`);
  const dialog = page.getByRole('dialog', { name: 'Milo' });
  await expect(dialog.getByRole('link', { name: bonded })).toBeVisible();
  await expectNoViolations(page, 'the dialog of a pet of a pair');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Schedule a Visit' }).click();
  const form = page.getByRole('dialog', { name: `Meet Milo and ${long}` });
  await form.getByLabel('Date').selectOption({ index: 1 });
  await form.getByLabel('Time').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expectToast(page, `Visit request submitted for Milo and ${long}!`);
  // It closes by a step back, which would abort the next navigation.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Upcoming' });
  await expect(next).toContainText(`Milo and ${long}`);
  for (const { id } of [luna, milo]) {
    const visits = await callAsStaff<Visit[]>(shelter, `GET /admin/visit-requests?pet_id=${id}`);
    expect(visits).toMatchObject([{ pet: { name: 'Milo' }, bonded_pet: { name: long } }]);
  }
});
