import type { Page } from '@playwright/test';
import {
  addPet,
  expect,
  holdCalls,
  openDashboard,
  petList,
  refuse,
  test,
} from './support/staff.ts';

const statusOf = `SELECT name, status FROM pets ORDER BY name`;

test('R2.55 R2.56 R2.57 R4.12 R7.31 R8.41 many pets get a status, one call each', async ({
  page,
  shelter,
}) => {
  for (const name of ['Ash', 'Bo', 'Cleo']) await addPet(shelter, { name });
  await openDashboard(page);
  const list = petList(page);
  const { hold, letGo } = holdCalls();
  const called: string[] = [];
  await page.route('**/api/pets/*', async (route) => {
    if (route.request().method() === 'PATCH') called.push(route.request().url());
    await hold(route);
  });

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
  await expect(dialog, 'nothing closes it while work is under way').toBeVisible();

  letGo();
  await expect(page.getByText('Successfully updated 2 pet(s) to Adopted')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(list.bulkBar, 'the selection is cleared').toHaveCount(0);
  await expect(list.row('Ash')).toContainText('Adopted');
  expect(called).toHaveLength(2);
  expect(await shelter.query(statusOf)).toEqual([
    { name: 'Ash', status: 'Adopted' },
    { name: 'Bo', status: 'Available' },
    { name: 'Cleo', status: 'Adopted' },
  ]);
});

test('R7.31 R8.35 what could not be updated is counted, named and told in the console', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/500 .*\/api\/pets\//);
  const logged: string[] = [];
  consoleWatch.expectError(/could not be changed/);
  page.on('console', (message) => logged.push(message.text()));
  for (const name of ['Ash', 'Bo', 'Cleo']) await addPet(shelter, { name });
  const [bo] = await shelter.query<{ id: string }>(`SELECT id FROM pets WHERE name = 'Bo'`);
  await page.route(`**/api/pets/${bo?.id}`, (route) => refuse(route, 500, 'The disk is tired.'));
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
  expect(await shelter.query(statusOf)).toEqual([
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

test('R2.57 R7.31 R8.41 many pets are deleted, one call each', async ({ page, shelter }) => {
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
  await expect(list.bulkBar, 'thinking twice keeps the selection').toHaveText('2 pet(s) selected');

  await list.chooseBulkAction(page, 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted 2 pets')).toBeVisible();
  await expect(list.rows).toHaveText([/Cleo/]);
  expect(await shelter.query('SELECT name FROM pets')).toEqual([{ name: 'Cleo' }]);
});

test('R7.31 R8.35 R8.41 a bulk deletion tells how many are gone, also when none is', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/409 .*\/api\/pets\//);
  consoleWatch.expectError(/could not be changed/);
  const keptId = await addPet(shelter, { name: 'Ash' });
  await addPet(shelter, { name: 'Bo' });
  await page.route(`**/api/pets/${keptId}`, (route) => refuse(route, 409, 'Ash is at the vet.'));
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

/** For how many milliseconds a text is in the page, from when it appears. */
const timeOf = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let appearedAt = 0;
        const observer = new MutationObserver(() => {
          const isThere = document.body.textContent?.includes(wanted);
          if (isThere && appearedAt === 0) appearedAt = performance.now();
          if (isThere || appearedAt === 0) return;
          observer.disconnect();
          resolve(performance.now() - appearedAt);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );

test('R9.09 a success is shown for two seconds, an error for four', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/500 .*\/api\/pets\//);
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
  const success = timeOf(page, 'Pet deleted successfully');
  await deletePet('Ash');
  expect(await success).toBeGreaterThan(1_900);
  expect(await success).toBeLessThan(3_500);

  await page.route('**/api/pets/*', (route) => refuse(route, 500, 'broken'));
  const failure = timeOf(page, 'Failed to delete pet');
  await deletePet('Bo');
  expect(await failure).toBeGreaterThan(3_900);
  expect(await failure).toBeLessThan(5_500);
});
