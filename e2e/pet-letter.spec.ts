import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { addPet } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

const TEXT = 'Thank you for the long walk. I have slept very well. Come again soon!';

test('B3.07 a pet writes to its visitor, who shows the letter to everybody and takes it down', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404/);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const userId = await startAdopterSession(page);
  await shelter.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [userId]);
  const [visit] = await shelter.query<{ id: string }>(
    `INSERT INTO visits (shelter_id, id, pet_id, user_id, status, outcome, starts_at, ends_at, created_at, updated_at)
     VALUES ((SELECT id FROM shelters LIMIT 1), gen_random_uuid(), $1, $2, 'completed', 'came', now() - interval '1 day',
       now() - interval '1 day' + interval '30 minutes', now(), now()) RETURNING id`,
    [petId, userId],
  );

  const staff = await browser.newPage({ baseURL: shelter.url });
  await startStaffSession(staff);
  await staff.goto(`/admin/visits/${visit?.id}`);
  const section = staff.getByRole('region', { name: 'Letter from the pet' });
  const text = section.getByRole('textbox', { name: 'Letter' });
  await text.fill('One. Two. Three. Four.');
  await section.getByRole('button', { name: 'Preview' }).click();
  await expect(section.getByText('The letter must have at most 3 sentences.')).toBeVisible();
  await text.fill(TEXT);
  await section.getByRole('button', { name: 'Preview' }).click();
  await expect(section.getByText('Yours, Biscuit')).toBeVisible();
  await section.getByRole('button', { name: 'Change It' }).click();
  await expect(text).toHaveValue(TEXT);
  await section.getByRole('button', { name: 'Preview' }).click();
  await section.getByRole('button', { name: 'Send Letter' }).click();
  await expect(section.getByText(/^Sent on /)).toBeVisible();
  await staff.close();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Letter from Biscuit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share' }).click();
  const address = await dialog.getByLabel('Address of your letter, shown only now').inputValue();
  await expectNoViolations(page, 'the letter of a pet');

  const reader = await browser.newPage({ baseURL: shelter.url });
  await reader.goto(new URL(address).pathname + new URL(address).search);
  await expect(reader.getByRole('heading', { name: 'A letter from Biscuit' })).toBeVisible();
  await expect(reader.getByText(TEXT)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop Sharing' }).click();
  await expectToast(page, 'The letter is not shared any more');
  await reader.reload();
  await expect(reader.getByText('This letter is not shared, or not any more.')).toBeVisible();
  await reader.close();
});
