import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
const bo = { name: 'Bo Stone', email: 'bo@example.org', phone: '5550100199' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('B4.01 the list of visits has tabs with counts, and is searched and filtered in the address', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  await addVisit(shelter, { petId, visitor: ada, startsAt: inDays(3) });
  await addVisit(shelter, { visitor: bo, startsAt: inDays(5), status: 'confirmed' });
  await addVisit(shelter, {
    visitor: { ...bo, email: 'old@example.org' },
    startsAt: inDays(-5),
    status: 'completed',
  });
  await startStaffSession(page);
  await page.goto('/admin/visits?view=all');
  const rows = page.locator('[data-index]');
  const tabs = page.getByRole('navigation', { name: 'Views' });
  await expect(rows).toHaveCount(3);
  await expect(tabs.getByRole('link')).toHaveText([
    /^Today\s*0$/,
    /^To answer\s*1$/,
    /^Later\s*2$/,
    /^Past\s*1$/,
    /^All\s*3$/,
  ]);
  await tabs.getByRole('link', { name: 'To answer' }).click();
  await expect(page).toHaveURL('/admin/visits?view=to_answer');
  await expect(rows).toHaveText([/Biscuit.*Ada Lovelace/]);
  await tabs.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText('No visits today.')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await tabs.getByRole('link', { name: 'All' }).click();
  await page.getByRole('searchbox', { name: 'Search visits' }).fill('(555) 010-0199');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveText([/Bo Stone/]);
  await expect(tabs.getByRole('link', { name: 'All' }), 'counts follow the filter').toHaveText(
    /^All\s*1$/,
  );
});

test('B4.01 B4.05 a visit is confirmed in its row, and its page has the history', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const id = await addVisit(shelter, { petId, visitor: ada, startsAt: inDays(3) });
  await startStaffSession(page);
  await page.goto(`/admin/visits?pet_id=${petId}`);
  const row = page.locator('[data-index]').filter({ hasText: 'Ada Lovelace' });
  await expect(page.getByRole('link', { name: 'Remove the filter: Pet: Biscuit' })).toBeVisible();
  await row.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(page.getByText('Status updated to Confirmed')).toBeVisible();
  await row.getByRole('link', { name: 'Biscuit' }).click();
  await expect(page).toHaveURL(`/admin/visits/${id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(/marked the visit with Biscuit as Confirmed\./)).toBeVisible();
  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See 1 visit' })).toBeVisible();
});

test('B4.01 on a phone the visits are cards, and the page does not scroll sideways', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addVisit(shelter, { visitor: ada });
  await startStaffSession(page);
  await page.goto('/admin/visits');
  await expect(page.getByText('No visits today.')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('list');
  expect(await tabs.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.getByRole('link', { name: 'See all visits' }).click();
  await expect(page.locator('[data-index]')).toContainText(['Ada Lovelace']);
  await expect(page.getByRole('table')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  // The filters take one line until they are opened.
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await status.selectOption('cancelled');
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove the filter: Cancelled' }).first().click();
  await expect(page.locator('[data-index]')).toContainText(['Ada Lovelace']);
});
