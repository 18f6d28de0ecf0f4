import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test, toast } from './support/journey.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('B3.12 the title counts unanswered requests, also of colleagues’ changes', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const first = await addVisit(shelter, { petId, visitor: ada, startsAt: inDays(3) });
  await startStaffSession(page);
  await page.goto('/admin/pets');
  await expect(page).toHaveTitle('(1) Pets – Pawmatch');
  await addVisit(shelter, { visitor: { ...ada, email: 'b@example.org' }, startsAt: inDays(5) });
  await expect(page).toHaveTitle('(2) Pets – Pawmatch');
  await page.getByRole('link', { name: 'Visits', exact: true }).click();
  await expect(page).toHaveTitle('(2) Visits – Pawmatch');
  // The page opens on the visits of today.
  await page.goto('/admin/visits?view=all');
  const row = page.locator('[data-index]').filter({ hasText: 'Biscuit' });
  await row.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(page).toHaveTitle('(1) Visits – Pawmatch');
  await shelter.query('DELETE FROM visits WHERE id <> $1', [first]);
  await expect(page).toHaveTitle('Visits – Pawmatch');
});

test('B3.12 staff choose when they get emails, and which mailboxes do', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/422/);
  await startStaffSession(page);
  await page.goto('/admin/settings');
  const section = page.getByRole('region', { name: 'Emails about new requests' });
  await section.getByLabel('Emails to you').selectOption('At once');
  const boxes = section.getByLabel('Mailboxes of the shelter');
  await boxes.fill('visits@shelter.example\nnobody');
  await section.getByRole('button', { name: 'Save Emails' }).click();
  await expect(section.getByText(/^Line 2: /)).toBeVisible();
  await expect(boxes).toHaveValue('visits@shelter.example\nnobody');
  await boxes.fill('visits@shelter.example');
  await section.getByRole('button', { name: 'Save Emails' }).click();
  await expect(toast(page, 'The settings for emails are saved')).toBeVisible();
  await page.reload();
  await expect(boxes).toHaveValue('visits@shelter.example');
  await expect(section.getByLabel('Emails to you')).toHaveValue('at_once');
  await boxes.fill('');
  await section.getByLabel('Emails to you').selectOption('None');
  await section.getByRole('button', { name: 'Save Emails' }).click();
  await expect(section.getByLabel('Emails to you')).toHaveValue('none');
});

test('B3.07 staff read an email in its frame, and see that it is kept here', async ({
  page,
  shelter,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  await addVisit(shelter, { petId, visitor: ada, startsAt: inDays(3) });
  await startStaffSession(page);
  await page.goto('/admin/visits?view=all');
  await page.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(page.getByText('Status updated to Confirmed')).toBeVisible();
  await page.goto('/admin/outbox?state=sent');
  await expect(page.getByText(/No mail server is set up/)).toBeVisible();
  const letter = page
    .getByRole('listitem')
    .filter({ hasText: 'Your visit with Biscuit is confirmed' });
  await expect(letter).toBeVisible({ timeout: 20_000 });
  await expect(letter).toContainText('To a…@example.org');
  await expectNoViolations(page, 'the mails that were sent');
  await letter.getByRole('button', { name: /^Read/ }).click();
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
    /^Your visit with Biscuit is confirmed/,
  );
  await expect(frame.getByRole('link', { name: 'Move or cancel it' })).toHaveCSS(
    'display',
    /inline-block|block/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
