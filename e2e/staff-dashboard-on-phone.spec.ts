import { fillPetForm, openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addAdopter, addPet, insertPets } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };

test('R1.03 R2.49 R2.50 R2.51 R2.55 staff select, add, change and delete pets on a phone, with targets of 44 px', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 12);
  await openDashboard(page);
  const list = petList(page);
  await expect(list.panel.getByRole('table'), 'cards instead of a table').toHaveCount(0);
  await expect(list.rows).toHaveCount(10);

  await list.selectAll.tap();
  await expect(list.bulkBar).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main input')].flatMap((element) => {
      const target = element.matches('[type=checkbox]') ? element.closest('label') : element;
      const { width, height } = target?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return width < 44 || height < 44 ? [`${name}: ${width} x ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
  await list.selectAll.tap();

  await page.getByRole('button', { name: 'Add New Pet' }).tap();
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await expect(form).toHaveJSProperty('clientHeight', 740);
  await fillPetForm(form);
  await form.getByRole('button', { name: 'Add Pet' }).tap();
  await expectToast(page, 'Pet created successfully');

  await list.row('Biscuit').getByRole('checkbox').tap();
  await list
    .row(/Pet 1\D/)
    .getByRole('checkbox')
    .tap();
  await expect(list.bulkBar).toHaveText('2 pet(s) selected');
  await list.section.getByRole('button', { name: 'Bulk Actions' }).tap();
  await page.getByRole('menuitem', { name: 'Mark as Adopted' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).tap();
  await expect(page.getByText('Successfully updated 2 pet(s) to Adopted')).toBeVisible();

  await list.row('Biscuit').getByRole('button', { name: 'Delete Biscuit' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await expectToast(page, 'Pet deleted successfully');
  expect(await shelter.query(`SELECT name FROM pets WHERE status = 'Adopted'`)).toEqual([
    { name: 'Pet 1' },
  ]);
});

test('R1.03 R2.50 R2.54 R4.14 F36 B4.01 staff schedule, find, confirm, edit and delete a visit on a phone', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Bo', status: 'Adopted' });
  await addAdopter(shelter, ada);
  await openDashboard(page);
  await page.getByRole('button', { name: 'Schedule Visit' }).tap();
  const form = page.getByRole('dialog', { name: 'Schedule New Visit' });
  await form.getByRole('combobox', { name: 'Adopter' }).tap();
  await form.getByRole('option', { name: ada.name }).tap();
  await form.getByLabel(/^Requested Date/).fill('2027-02-01T15:00');
  await form.getByRole('button', { name: 'Save' }).tap();
  await expectToast(page, 'Visit request created successfully');

  await page.getByRole('link', { name: /Adopted/ }).tap();
  await expect(petList(page).rows).toHaveText([/Bo/]);
  await page.getByRole('link', { name: /Visits waiting/ }).tap();
  const card = visitList(page).row(ada.name);
  await expect(card).toBeInViewport();
  await expect(card).toContainText('Monday 3:00 PM');
  await page.getByRole('link', { name: /Visits waiting/ }).tap();
  await card.getByRole('button', { name: /^Status of/ }).tap();
  await page.getByRole('menuitem', { name: 'Confirmed' }).tap();
  await expectToast(page, 'Status updated to Confirmed');
  expect(await shelter.query('SELECT status FROM visits')).toEqual([{ status: 'confirmed' }]);

  await card.getByRole('button', { name: 'View Details' }).tap();
  const details = page.getByRole('dialog', { name: 'Visit Request Details' });
  await expect(details.getByRole('link', { name: '555' })).toBeVisible();
  await details.getByRole('button', { name: 'Edit' }).tap();
  await page.getByLabel('Notes').fill('Rings twice.');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expectToast(page, 'Visit request updated successfully');

  await card.getByRole('button', { name: /^More for/ }).tap();
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await expectToast(page, 'Visit deleted successfully');
  expect(await shelter.query('SELECT id FROM visits')).toEqual([]);

  // The current page is shown, however far right it is.
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name });
  for (const name of ['Settings', 'Pets']) {
    await page.goto(`/admin/${name.toLowerCase()}`);
    await expect(link(name)).toBeInViewport({ ratio: 1 });
  }
});
