import { openDashboard, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addPet, addPets } from './support/shelter-data.ts';

test('R2.48 R2.49 R2.52 R4.12 the list shows the picture, name, species, date, status and actions of pets', async ({
  page,
  shelter,
}) => {
  // February in New York, but March in UTC and in the browser's zone.
  await addPet(shelter, { name: 'Biscuit' });
  await shelter.query(`UPDATE pets SET created_at = '2026-03-01T03:00:00Z'`);
  await addPet(shelter, { name: 'Mochi', species: 'Cat', status: 'Pending' });
  await addPet(shelter, { name: 'Rex', status: 'Adopted' });
  await openDashboard(page);
  const list = petList(page);
  await expect(list.section.getByRole('button', { name: 'Add New Pet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visit Requests' })).toBeVisible();
  await expect(list.panel.getByRole('columnheader')).toHaveText([
    '',
    'Pet',
    'Added',
    'Status',
    'Actions',
  ]);
  await expect(list.selectAll).toBeVisible();
  await expect(list.rows, 'the newest first').toHaveText([/Rex/, /Mochi/, /Biscuit/]);
  const biscuit = list.row('Biscuit');
  await expect(biscuit.getByRole('rowheader')).toContainText('Dog');
  await expect(list.row('Mochi').getByRole('rowheader')).toContainText('Cat');
  await expect(biscuit.locator('time')).toHaveText('February 28, 2026');
  for (const action of ['Edit Biscuit', 'Delete Biscuit']) {
    await expect(biscuit.getByRole('button', { name: action })).toBeVisible();
  }
  await expect(biscuit.getByRole('checkbox', { name: 'Select Biscuit' })).toBeVisible();
  const colours = await Promise.all(
    ['Available', 'Pending', 'Adopted'].map((status) =>
      list.rows
        .getByText(status, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor),
    ),
  );
  expect(new Set(colours).size, 'each status has its own colour').toBe(3);
});

test('R2.52 R8.33 the list shows a message when there are no pets or they fail to load', async ({
  page,
  shelter,
  faults,
}) => {
  const fault = await faults.respond('GET /pets', 500);
  await openDashboard(page);
  const { section, rows } = petList(page);
  await expect(section.getByText('Failed to load pets. Please try again.')).toBeVisible();
  await fault.stop();
  await section.getByRole('button', { name: 'Try Again' }).click();
  await expect(section.getByText('No pets found. Add your first pet!')).toBeVisible();

  await addPet(shelter, { name: 'Biscuit' });
  await page.reload();
  await expect(rows).toHaveText([/Biscuit/]);
  await section.getByRole('searchbox', { name: 'Search pets' }).fill('zebra');
  await expect(section.getByText('No pets match your search.')).toBeVisible();
  await section.getByRole('button', { name: 'Show all pets' }).click();
  await expect(rows).toHaveText([/Biscuit/]);
});

test('R2.51 R9.06 the list shows ten pets, then ten more on a click and ten more at 20 px from the end', async ({
  page,
  shelter,
}) => {
  await addPets(shelter, 35);
  await openDashboard(page);
  const { panel, rows } = petList(page);
  /** Scrolls to a distance from the end in pixels, and waits until the page has reacted. */
  const scrollTo = (fromEnd: number) =>
    panel.evaluate(async (area, distance) => {
      area.scrollTop = area.scrollHeight - area.clientHeight - distance;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    }, fromEnd);

  await expect(rows).toHaveCount(10);
  expect((await panel.boundingBox())?.height).toBe(500);
  await panel.getByRole('button', { name: 'Load More' }).dispatchEvent('click');
  await expect(rows).toHaveCount(20);

  await scrollTo(60);
  await expect(rows, 'not yet').toHaveCount(20);
  await scrollTo(20);
  await expect(rows).toHaveCount(30);

  const head = panel.getByRole('row').first();
  await expect
    .poll(async () => ((await head.boundingBox())?.y ?? 0) - ((await panel.boundingBox())?.y ?? 0))
    .toBeCloseTo(0, 0);
  await expect(head.getByText('Status')).toBeInViewport();

  await panel.getByRole('button', { name: 'Load More' }).dispatchEvent('click');
  await expect(rows).toHaveCount(35);
  await expect(rows.last()).toContainText('Pet 35');
  await expect(panel.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});

test('R2.52 R2.55 the header checkbox selects all pets or none, and the bulk bar shows the count', async ({
  page,
  shelter,
}) => {
  await addPets(shelter, 12);
  await openDashboard(page);
  const list = petList(page);
  await expect(list.rows).toHaveCount(10);
  await expect(list.section.getByRole('button', { name: 'Bulk Actions' })).toHaveCount(0);

  await list.select(/Pet 3\D/);
  await expect(list.bulkBar).toHaveText('1 pet(s) selected');
  await expect(list.selectAll).toBeChecked({ indeterminate: true });

  await list.selectAll.check();
  await expect(list.bulkBar, 'includes rows that are not shown yet').toHaveText(
    '12 pet(s) selected',
  );
  // Playwright's click would scroll to the button, which loads more pets.
  await list.panel.getByRole('button', { name: 'Load More' }).dispatchEvent('click');
  await expect(list.rows.getByRole('checkbox', { checked: true })).toHaveCount(12);

  await list.selectAll.uncheck();
  await expect(list.bulkBar).toHaveCount(0);
  await expect(list.rows.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('R5.16 filtered-out pets are not selected, and without a selection there are no bulk actions', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Biscuit', status: 'Adopted' });
  await addPet(shelter, { name: 'Mochi', species: 'Cat' });
  await openDashboard(page);
  const list = petList(page);
  await list.selectAll.check();
  await expect(list.bulkBar).toHaveText('2 pet(s) selected');
  await list.section.getByRole('combobox', { name: /by status/ }).selectOption('Adopted');
  await expect(list.bulkBar).toHaveText('1 pet(s) selected');
  await list.section.getByRole('searchbox').fill('mochi');
  await expect(list.section.getByRole('button', { name: 'Bulk Actions' })).toHaveCount(0);
});

test('R2.60 a picture that fails to load is replaced by a text', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404/);
  await addPet(shelter, { name: 'Biscuit' });
  await shelter.query(
    `UPDATE pets SET photo_hash = '0123456789abcdef0123456789abcdef', photo_width = 800,
       photo_height = 600, photo_color = '#c08040', photo_placeholder = ''`,
  );
  await addPet(shelter, { name: 'Mochi' });
  await openDashboard(page);
  const list = petList(page);
  await expect(list.row('Biscuit').getByText('No Image')).toBeVisible();
  await expect(list.row('Biscuit').locator('img')).toHaveCount(0);
  await expect(list.row('Mochi').getByText('No Image')).toBeVisible();
});

test('R2.57 R7.18 R8.34 R8.41 a pet is deleted after confirmation', async ({
  page,
  shelter,
  faults,
}) => {
  const { id } = await addPet(shelter, { name: 'Biscuit' });
  await openDashboard(page);
  const list = petList(page);
  const dialog = page.getByRole('dialog', { name: 'Delete pet' });
  const openDialog = () =>
    list.row('Biscuit').getByRole('button', { name: 'Delete Biscuit' }).click();

  await openDialog();
  await expect(dialog).toContainText('Are you sure you want to delete Biscuit?');
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(list.row('Biscuit')).toBeVisible();

  const fault = await faults.respond('DELETE /pets/*', 500);
  await openDialog();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete pet')).toBeVisible();
  await fault.stop();
  expect(await shelter.query('SELECT id FROM pets')).toEqual([{ id }]);

  await openDialog();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Pet deleted successfully')).toBeVisible();
  await expect(list.section.getByText('No pets found. Add your first pet!')).toBeVisible();
  expect(await shelter.query('SELECT id FROM pets')).toEqual([]);
});
