import { readFile } from 'node:fs/promises';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { addAdopter, addVisit } from './support/shelter-data.ts';

test('B10.03 a manager saves everything, and a list as it is filtered', async ({
  page,
  shelter,
}) => {
  const contact = { name: 'Ada Lovelace', email: `${Date.now()}@example.org`, phone: '5550100100' };
  await addVisit(shelter, { userId: await addAdopter(shelter, contact) });
  await startStaffSession(page);
  await page.goto('/admin/data');
  await page.getByRole('link', { name: /^Export/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `the export at ${width} px`);
  }
  const everything = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await everything).suggestedFilename()).toMatch(/^pawmatch-.+\.zip$/);
  await (await everything).path();

  await page.goto('/admin/people?q=lovelace');
  await page.getByRole('button', { name: 'Download list' }).click();
  const people = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  expect((await people).suggestedFilename()).toMatch(/^people-.+\.csv$/);
  expect(await readFile(await (await people).path(), 'utf8')).toContain(contact.email);
});
