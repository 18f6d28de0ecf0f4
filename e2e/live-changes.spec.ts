import { openDashboard, petList } from './support/admin-dashboard.ts';
import { expect, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';

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
  await expect.poll(() => streams.length, { timeout: 10_000 }).toBe(1);
  await page.waitForLoadState('networkidle');

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
    await expect(petList(tab).panel).toContainText('Ailsa the Second', { timeout: 5_000 });
  }
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length, { timeout: 10_000 }).toBe(2);
  await shelter.query(`UPDATE pets SET name = 'Ailsa the Third' WHERE name = 'Ailsa the Second'`);
  await expect(petList(secondTab).panel).toContainText('Ailsa the Third', { timeout: 5_000 });
  await context.close();
});
