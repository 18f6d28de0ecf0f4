import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { bookableDates, slotInstant } from '@pawmatch/contract/visits/bookable-times';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { meetDialog, openMeetDialog } from './support/matches-page.ts';
import { openVisitForm, petCard, petDialog } from './support/pets-page.ts';
import { addPet, addVisit, savePreferences } from './support/shelter-data.ts';
import { TIME_ZONE } from './support/shelter-server.ts';

test('S52 F34 a pet’s dialog shows the adopter’s visit, and the form of another pet disables that time', async ({
  page,
  shelter,
}) => {
  const userId = await startAdopterSession(page);
  const ailsa = await addPet(shelter, { name: 'Ailsa' });
  const biscuit = await addPet(shelter, { name: 'Biscuit' });
  const [date = ''] = bookableDates(new Date(), {
    time_zone: TIME_ZONE,
    visiting: firstVisitingRules,
  });
  const startsAt = slotInstant(date, '10:00', TIME_ZONE)?.toISOString() ?? '';
  const visitId = await addVisit(shelter, {
    userId,
    petId: ailsa.id,
    startsAt,
    status: 'confirmed',
  });
  const day = new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

  const form = await openVisitForm(page, biscuit);
  await form.getByLabel('Date').selectOption(date);
  const option = form.getByRole('option', { name: '10:00 AM (you meet Ailsa)' });
  await expect(option).toBeDisabled();
  await expect(form.getByRole('option', { name: '10:30 AM', exact: true })).toBeEnabled();

  await page.goto(`/pets?petId=${ailsa.id}`);
  const dialog = petDialog(page, 'Ailsa');
  await expect(dialog).toContainText(`You meet Ailsa on ${day} at 10:00 AM.`);
  await shelter.query(`UPDATE visits SET status = 'pending' WHERE id = $1`, [visitId]);
  await page.reload();
  await expect(dialog).toContainText('The shelter has yet to confirm the visit.');
  await expect(dialog.getByRole('button', { name: 'Schedule a Visit' })).toHaveCount(0);
  const change = { name: 'Move or cancel this visit' };
  await expect(dialog.getByRole('link', change)).toHaveAttribute('href', '/dashboard');
  await savePreferences(shelter, userId);
  await page.goto('/match-results');
  const card = petCard(page, 'Ailsa');
  await expect(card).toContainText(`You meet Ailsa on ${day} at 10:00 AM.`);
  await expect(card.getByRole('button', { name: 'Schedule a Visit' })).toHaveCount(0);
  await expect(card.getByRole('link', change)).toBeVisible();
  await page.goto(`/pets?petId=${ailsa.id}`);
  await shelter.query(`UPDATE visits SET status = 'cancelled' WHERE id = $1`, [visitId]);
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Schedule a Visit' })).toBeVisible();
  await expect(dialog).not.toContainText('You meet Ailsa');
});

test('R2.43 D24 a cancelled visit can be requested again', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await savePreferences(shelter, await startAdopterSession(page));
  await page.goto('/match-results');
  await openMeetDialog(page, 'Biscuit');
  const dialog = meetDialog(page, 'Biscuit');
  await dialog.getByLabel('Date').selectOption({ index: 3 });
  await dialog.getByLabel('Time').selectOption('12:30 PM');
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(petCard(page, 'Biscuit').getByText('Visit Scheduled')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Cancel Visit with Biscuit' }).click();
  await page.getByRole('button', { name: 'Cancel Visit', exact: true }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Matches' }).click();
  await expect(
    petCard(page, 'Biscuit').getByRole('button', { name: 'Schedule a Visit' }),
  ).toBeVisible();
});
