import { bookableDates, slotInstant } from '@pawmatch/contract/visits/visit-slots';
import { beAdopter, expect, test } from './support/journey.ts';
import { openVisitForm, petDialog } from './support/pet-screens.ts';
import { addPet, addVisitOf } from './support/shelter-rows.ts';
import { TIME_ZONE } from './support/shelter-server.ts';

test('S52 F34 a pet’s dialog says when one meets it, and another pet’s form that one is not free then', async ({
  page,
  shelter,
}) => {
  const userId = await beAdopter(page);
  const ailsa = await addPet(shelter, { name: 'Ailsa' });
  const biscuit = await addPet(shelter, { name: 'Biscuit' });
  const [date = ''] = bookableDates(new Date(), TIME_ZONE);
  const startsAt = slotInstant(date, '10:00', TIME_ZONE)?.toISOString() ?? '';
  const visitId = await addVisitOf(shelter, userId, {
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
  await shelter.query(`UPDATE visits SET status = 'cancelled' WHERE id = $1`, [visitId]);
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Schedule a Visit' })).toBeVisible();
  await expect(dialog).not.toContainText('You meet Ailsa');
});
