import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('B3.07 B3.12 the title counts unanswered requests, also of others; an answer sends an email, which staff read in its frame', async ({
  consoleWatch,
  page,
  shelter,
}) => {
  // The script of the journeys that notes toasts, in the frame of the email.
  consoleWatch.expectError(/Blocked script execution in '[^']*\/api\/mail-document/);
  // The mails of other journeys are still there.
  const name = `Biscuit ${Date.now()}`;
  const { id: petId } = await addPet(shelter, { name });
  await addVisit(shelter, { petId, visitor: ada, startsAt: inDays(3) });
  await startStaffSession(page);
  await page.goto('/admin/visits?view=all');
  await expect(page).toHaveTitle('(1) Visits – Pawmatch');
  await addVisit(shelter, { visitor: { ...ada, email: 'b@example.org' }, startsAt: inDays(5) });
  await expect(page).toHaveTitle('(2) Visits – Pawmatch');
  const row = page.locator('[data-index]').filter({ hasText: name });
  await row.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(page).toHaveTitle('(1) Visits – Pawmatch');
  await page.getByRole('link', { name: 'Pets', exact: true }).click();
  await expect(page).toHaveTitle('(1) Pets – Pawmatch');

  await page.goto('/admin/outbox?state=sent');
  await expect(page.getByText(/No mail server is set up/)).toBeVisible();
  const email = page
    .getByRole('listitem')
    .filter({ hasText: `Your visit with ${name} is confirmed` });
  await expect(email).toBeVisible({ timeout: 60_000 });
  await expect(email).toContainText('To a…@example.org');
  await expectNoViolations(page, 'the mails that were sent');
  await email.getByRole('button', { name: /^Read/ }).click();
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(
    `Your visit with ${name} is confirmed`,
  );
  await expect(frame.getByRole('link', { name: 'Move or cancel it' })).toHaveCSS(
    'display',
    /inline-block|block/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
