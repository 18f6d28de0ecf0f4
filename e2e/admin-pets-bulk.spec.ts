import type { Page } from '@playwright/test';
import { openDashboard, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';

const statuses = `SELECT name, status FROM pets ORDER BY name`;

test('R2.55 R2.56 R2.57 R4.12 R7.31 R8.41 a bulk action sets the status with one call for each pet', async ({
  page,
  shelter,
  faults,
}) => {
  for (const name of ['Ash', 'Bo', 'Cleo']) await addPet(shelter, { name });
  await openDashboard(page);
  const list = petList(page);
  const updates = await faults.hold('PATCH /pets/*');

  await list.select('Ash');
  await list.select('Cleo');
  await list.section.getByRole('button', { name: 'Bulk Actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Mark as Available',
    'Mark as Pending',
    'Mark as Adopted',
    'Delete',
  ]);
  await page.getByRole('menuitem', { name: 'Mark as Adopted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Multiple Pets' });
  await expect(dialog).toContainText(
    'Are you sure you want to update 2 pets? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog, 'the dialog cannot be closed while the calls are running').toBeVisible();

  await expect.poll(() => updates.count()).toBe(2);
  await updates.release();
  await expect(page.getByText('Successfully updated 2 pet(s) to Adopted')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(list.bulkBar, 'the selection is cleared').toHaveCount(0);
  await expect(list.row('Ash')).toContainText('Adopted');
  expect(await shelter.query(statuses)).toEqual([
    { name: 'Ash', status: 'Adopted' },
    { name: 'Bo', status: 'Available' },
    { name: 'Cleo', status: 'Adopted' },
  ]);
});

test('R7.31 R8.35 failed updates are counted, named and logged to the console', async ({
  page,
  shelter,
  faults,
  consoleWatch,
}) => {
  const logged: string[] = [];
  consoleWatch.expectError(/could not be changed/);
  page.on('console', (message) => logged.push(message.text()));
  for (const name of ['Ash', 'Bo', 'Cleo']) await addPet(shelter, { name });
  const [bo] = await shelter.query<{ id: string }>(`SELECT id FROM pets WHERE name = 'Bo'`);
  await faults.respond(`PATCH /pets/${bo?.id}`, 500);
  await openDashboard(page);
  const list = petList(page);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Update' });

  await list.selectAll.check();
  await list.chooseBulkAction(page, 'Mark as Pending');
  await confirm.click();
  await expect(
    page.getByText(
      'Successfully updated 2 pet(s) to Pending. Failed to update 1 pet(s). See console for details.',
    ),
  ).toBeVisible();
  const outcome = list.section.getByText('Some changes failed').locator('..');
  await expect(outcome).toContainText('Bo');
  expect(logged.join('\n')).toContain('(Bo) could not be changed');
  expect(await shelter.query(statuses)).toEqual([
    { name: 'Ash', status: 'Pending' },
    { name: 'Bo', status: 'Available' },
    { name: 'Cleo', status: 'Pending' },
  ]);
  await expect(list.row('Bo')).toContainText('Available');
  await list.section.getByRole('button', { name: 'Dismiss' }).click();
  await expect(list.section.getByText('Some changes failed')).toHaveCount(0);

  await list.select('Bo');
  await list.chooseBulkAction(page, 'Mark as Adopted');
  await confirm.click();
  await expect(page.getByText('Failed to update any pets')).toBeVisible();
});

test('R2.57 R7.31 R8.41 a bulk action deletes several pets', async ({ page, shelter }) => {
  for (const name of ['Ash', 'Bo', 'Cleo']) await addPet(shelter, { name });
  await openDashboard(page);
  const list = petList(page);
  const dialog = page.getByRole('dialog', { name: 'Delete Multiple Pets' });
  await list.select('Ash');
  await list.select('Bo');

  await list.chooseBulkAction(page, 'Delete');
  await expect(dialog).toContainText(
    'Are you sure you want to delete 2 pets? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(list.bulkBar, 'cancelling keeps the selection').toHaveText('2 pet(s) selected');

  await list.chooseBulkAction(page, 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted 2 pets')).toBeVisible();
  await expect(list.rows).toHaveText([/Cleo/]);
  expect(await shelter.query('SELECT name FROM pets')).toEqual([{ name: 'Cleo' }]);
});

test('R7.31 R8.35 R8.41 a bulk deletion reports how many pets were deleted, or why none was', async ({
  page,
  shelter,
  faults,
  consoleWatch,
}) => {
  consoleWatch.expectError(/could not be changed/);
  const { id: ashId } = await addPet(shelter, { name: 'Ash' });
  await addPet(shelter, { name: 'Bo' });
  await faults.respond(`DELETE /pets/${ashId}`, 409, { detail: 'Ash is at the vet.' });
  await openDashboard(page);
  const list = petList(page);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' });

  await list.selectAll.check();
  await list.chooseBulkAction(page, 'Delete');
  await confirm.click();
  await expect(page.getByText('Deleted 1 of 2 selected pets')).toBeVisible();
  await expect(list.rows).toHaveText([/Ash/]);

  await list.select('Ash');
  await list.chooseBulkAction(page, 'Delete');
  await confirm.click();
  await expect(
    page.getByText('Failed to perform bulk action: Ash is at the vet.', { exact: true }),
  ).toBeVisible();
  expect(await shelter.query('SELECT name FROM pets')).toEqual([{ name: 'Ash' }]);
});

/** How long a text stays on the page, in ms from when it appears. */
const measureVisibility = (page: Page, text: string) =>
  page.evaluate(
    (searched) =>
      new Promise<number>((resolve) => {
        let appearedAt = 0;
        const observer = new MutationObserver(() => {
          const isPresent = document.body.textContent?.includes(searched);
          if (isPresent && appearedAt === 0) appearedAt = performance.now();
          if (isPresent || appearedAt === 0) return;
          observer.disconnect();
          resolve(performance.now() - appearedAt);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );

test('R9.09 a success toast stays for two seconds, an error toast for four', async ({
  page,
  shelter,
  faults,
}) => {
  for (const name of ['Ash', 'Bo']) await addPet(shelter, { name });
  await openDashboard(page);
  const list = petList(page);
  const deletePet = async (name: string) => {
    await list
      .row(name)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  const success = measureVisibility(page, 'Pet deleted successfully');
  await deletePet('Ash');
  // The page may notice the toast a moment after it has come.
  expect(await success).toBeGreaterThan(1_700);
  expect(await success).toBeLessThan(3_500);

  await faults.respond('DELETE /pets/*', 500);
  const failure = measureVisibility(page, 'Failed to delete pet');
  await deletePet('Bo');
  expect(await failure).toBeGreaterThan(3_700);
  expect(await failure).toBeLessThan(5_500);
});
