import { openDashboard, petList } from './support/admin-dashboard.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { newPerson } from './support/people.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

test('B3.10 B4.01 a change by a colleague appears within seconds, in every tab, over one connection', async ({
  page,
  browser,
  shelter,
}) => {
  await addPet(shelter, { name: 'Ailsa' });
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers().accept === 'text/event-stream') streams.push(request.url());
  });
  await openDashboard(page);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/admin/dashboard');
  for (const tab of [page, secondTab]) await expect(petList(tab).panel).toContainText('Ailsa');
  await expect.poll(() => streams.length).toBe(1);

  const context = await browser.newContext();
  const colleague = await context.newPage();
  // The colleague's page connects once it has loaded.
  const stream = colleague.waitForResponse(
    (response) => response.request().headers().accept === 'text/event-stream',
  );
  await openDashboard(colleague);
  await stream;
  await shelter.query(`UPDATE pets SET name = 'Ailsa the Second' WHERE name = 'Ailsa'`);
  for (const tab of [page, secondTab, colleague]) {
    await expect(petList(tab).panel).toContainText('Ailsa the Second');
  }
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await shelter.query(`UPDATE pets SET name = 'Ailsa the Third' WHERE name = 'Ailsa the Second'`);
  await expect(petList(secondTab).panel).toContainText('Ailsa the Third');
  await context.close();
});

for (const { name, statement, path, sentence } of [
  {
    name: 'who is no longer staff',
    statement: 'UPDATE memberships SET until = now() WHERE user_id = $1',
    path: '/dashboard',
    sentence: 'Your account is not staff of this shelter any more.',
  },
  {
    name: 'whose account is deleted',
    statement: 'DELETE FROM users WHERE id = $1',
    path: '/login',
    sentence: 'Session expired. Please log in again.',
  },
]) {
  test(`F S11 B8.07 the open pages of somebody ${name} are left by the news of it, in every tab`, async ({
    page,
    shelter,
    consoleWatch,
  }) => {
    consoleWatch.expectError(/status of 40[13]|ERR_FAILED/);
    const visitor = { name: 'Cleo Marsh', email: 'cleo@example.org', phone: '5550100133' };
    await addVisit(shelter, { visitor });
    const connected = page.waitForResponse(
      (response) => response.request().headers().accept === 'text/event-stream',
    );
    const id = await startAdopterSession(page, newPerson());
    await shelter.query(
      `INSERT INTO memberships (user_id, shelter_id, role, since)
       SELECT $1, id, 'staff', now() FROM shelters`,
      [id],
    );
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog')).toContainText('555');
    const calendar = await page.context().newPage();
    await calendar.goto('/admin/visits?view=all');
    await expect(calendar.getByText('Cleo Marsh')).toBeVisible();
    await connected;
    const waitingTabs = async () => (await navigator.locks.query()).pending?.length;
    await expect.poll(() => calendar.evaluate(waitingTabs)).toBe(1);
    // The open connection says so: no page has to connect again to find out.
    await page.context().route('**/api/admin/changes', (route) => route.abort());
    await shelter.query(statement, [id]);
    for (const tab of [page, calendar]) {
      await expect(tab).toHaveURL(path);
      await expect(tab.getByText(sentence)).toBeVisible();
      await expect(tab.getByText('Cleo Marsh')).toHaveCount(0);
    }
    await page.goBack();
    await expect(page.getByText('Cleo Marsh')).toHaveCount(0);
  });
}
