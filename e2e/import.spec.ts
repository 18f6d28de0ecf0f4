import { readFile, writeFile } from 'node:fs/promises';
import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { expectReflow } from './support/reflow.ts';

const HEADER = 'Number;Who;Species;Breed;How old;Sex;How big;Free?;Kids';
const FILLER = 'x'.repeat(1_000);

/** Long enough for several pieces. */
const sheet = (count: number) =>
  [
    `${HEADER};Notes`,
    ...Array.from(
      { length: count },
      (_, index) => `${index};Rex ${index};Dog;Mutt;adult;m;big;ready;yes;${FILLER}`,
    ),
    `x;Nobody;Dog;Mutt;adult;m;big;gone;yes;`,
  ].join('\r\n');

test('B10.01 S78 a spreadsheet that nobody knows is uploaded over a line that breaks, mapped, checked, imported and undone', async ({
  page,
  faults,
}, testInfo) => {
  const path = testInfo.outputPath('animals.csv');
  await writeFile(path, sheet(550));
  await startStaffSession(page);
  await page.goto('/admin/data');
  await page.getByRole('link', { name: /^Import/ }).click();
  await expect(page.getByRole('heading', { name: 'Which file?' })).toBeVisible();
  await expectNoViolations(page, 'the choice of a file');

  // Its second piece never arrives.
  const broken = await faults.disconnect('PUT /admin/imports/*/pieces/1');
  await page.getByLabel('File of animals').setInputFiles(path);
  const progress = page.getByRole('progressbar', { name: 'Uploading animals.csv' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await expect.poll(broken.count).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText(/stopped at \d+ %/)).toBeVisible();
  await broken.stop();
  await page.getByLabel('File of animals').setInputFiles(path);

  await expect(page.getByRole('heading', { name: 'What is in which column?' })).toBeVisible();
  await expect(page.getByLabel(/^Breed/)).toHaveValue('column:Breed');
  await page.getByRole('button', { name: 'Check the Rows' }).click();
  await expect(page.getByText('Please choose a column for Name.').first()).toBeVisible();
  await page.getByLabel('Name').selectOption('Who');
  await expect(page.getByText('For example Rex 0 · Rex 1 · Rex 2')).toBeVisible();
  await page.getByLabel('Age Group').selectOption('How old');
  await page.getByLabel('Size').selectOption('How big');
  await page.getByLabel('“big”').selectOption('Large');
  await page.getByLabel(/^Status/).selectOption('Free?');
  await page.getByLabel('“ready”').selectOption('Available');
  await expectNoViolations(page, 'the columns');
  await expectReflow(page, 'the columns');
  await page.reload();
  await expect(page.getByLabel('“big”')).toHaveValue('Large');
  await page.getByRole('button', { name: 'Check the Rows' }).click();

  await expect(page.getByRole('heading', { name: '551 rows checked' })).toBeVisible();
  await page.getByRole('link', { name: '1 Refused' }).click();
  await expect(page.getByText('free?: "gone" is not known here.')).toBeVisible();
  await expect(page.getByRole('list').getByText('Line 552')).toBeVisible();
  await expectNoViolations(page, 'the rows');
  await expectReflow(page, 'the rows');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download This List' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(' checked.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('refused');
  await page.getByRole('button', { name: 'Import 550 animals' }).click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible({
    timeout: 120_000,
  });
  await page.reload();
  await expect(page.getByRole('link', { name: '550 New' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo This Import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo This Import' }).click();
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible({
    timeout: 120_000,
  });
  await page.getByRole('link', { name: 'Import Another File' }).click();
  await expect(page.getByRole('link', { name: /animals\.csv/ })).toContainText('Undone');
});
