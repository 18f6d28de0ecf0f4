import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';

test('B6.07 staff find from the settings what is left to do, and send themselves a mail', async ({
  page,
}) => {
  await startStaffSession(page);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Check the Installation' }).click();
  await expect(page).toHaveURL(/\/admin\/doctor$/);
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks.getByRole('listitem')).toHaveCount(8);
  await expect(checks).toContainText('has all that is needed');
  await page.getByRole('button', { name: 'Send a Test Mail to Me' }).press('Enter');
  await expect(checks).toContainText(/test mail/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `the checks at ${width} px`);
  }
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText(/left to do|have failed|has failed/)).toBeVisible();
});

test('B6.07 the checks are for staff only', async ({ page }) => {
  await page.goto('/admin/doctor');
  await expect(page).toHaveURL(/\/login/);
});
