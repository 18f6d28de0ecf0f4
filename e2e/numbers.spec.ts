import { readFile } from 'node:fs/promises';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { expectReflow } from './support/reflow.ts';

test('B9.10 the numbers of a year are read on a phone, downloaded, and printed on two pages', async ({
  page,
  shelter,
}) => {
  await shelter.query(
    `INSERT INTO stays (shelter_id, pet_id, pet_name, species, age_group, came_at, intake, outcome, left_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), 'Luna ' || day, 'Cat', 'Adult', came,
       (ARRAY['stray', 'surrendered', 'transferred_in', 'seized', 'born_here', 'returned', 'unknown'])[1 + day % 7],
       (ARRAY['adopted', 'returned_to_owner', 'transferred_out', 'died', 'euthanized', 'removed'])[1 + day % 6],
       came + interval '12 hours', now(), now()
     FROM (SELECT day, now() - day * interval '1 day' AS came FROM generate_series(1, 800) AS day) AS days`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await startStaffSession(page);
  await page.goto('/admin/numbers?period=last_year');
  const charts = page.getByRole('img', { name: /^Intake by month/ });
  await expect(charts).toBeVisible();
  await page.getByText('As a table').first().click();
  await expectNoViolations(page, 'the numbers');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('Intake,All intake,count,365,');

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const format of ['A4', 'Letter'] as const) {
    const countPages = async () =>
      (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    await expect.poll(countPages, format).toBe(2);
  }

  await page.getByRole('link', { name: 'Found as a stray' }).click();
  await expect(page.getByText(/^1 to 50 of 5\d$/)).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^51 to 5\d of 5\d$/)).toBeVisible();
  await expectNoViolations(page, 'the rows behind a number');
  await page.getByRole('link', { name: 'Back to the numbers' }).click();
  await expect(page.getByRole('link', { name: 'Last year' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(page.getByText(/^51 to 5\d of 5\d$/)).toBeVisible();
  await expectReflow(page, 'the rows behind a number');
});
