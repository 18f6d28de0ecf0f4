import { expectNoViolations } from './support/axe.ts';
import { expect, startStaffSession, test } from './support/journey.ts';
import { invitationPath } from './support/outbox.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';
import { goOffline } from './support/test.ts';

const CARER = {
  name: 'Grace Hopper',
  email: 'grace.foster@example.org',
  password: 'a compiler of 1952',
};

test('B11.04 a foster carer is invited, cares for kittens on a phone also in a dead spot, and staff accept what the carer reports', async ({
  page,
  browser,
  shelter,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const care_parts = ['places', 'care', 'fosters', 'tasks'];
  await callAsStaff(shelter, 'PUT /admin/settings/care-parts', { care_parts });
  const kitten = { species: 'Cat', age_group: 'Baby', pet_friendly: undefined } as const;
  const mila = await addPet(shelter, { ...kitten, name: 'Mila', cat_friendly: false });
  const tom = await addPet(shelter, { ...kitten, name: 'Tom' });
  await addPet(shelter, { ...kitten, name: 'Rex' });
  const invitation = { email: CARER.email, role: 'foster' };
  await callAsStaff(shelter, 'POST /admin/colleagues/invitations', invitation);

  await page.goto(await invitationPath(shelter, CARER.email));
  await expect(page.getByText('Your role: Foster carer.')).toBeVisible();
  await page.getByLabel('Full name').fill(CARER.name);
  await page.getByLabel('Password', { exact: true }).fill(CARER.password);
  const connected = page.waitForResponse(
    (response) => response.request().headers().accept === 'text/event-stream',
  );
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL('/admin/foster');
  await expect(page.getByText('Thank you for opening your home')).toBeVisible();
  await expectNoViolations(page, 'the page of a foster carer before there is a home');
  await connected;

  // Staff add the home with two kittens; the page follows.
  for (const { id } of [mila, tom]) {
    const care = { kind: 'worming', title: 'Worming', due_on: '2026-01-05' };
    await callAsStaff(shelter, `POST /admin/pets/${id}/care`, care);
  }
  await shelter.query(
    `WITH home AS (
       INSERT INTO places (id, shelter_id, name, is_capacity_strict, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'Grace', false, now(), now() FROM shelters LIMIT 1 RETURNING *
     ), own AS (
       INSERT INTO foster_homes (place_id, shelter_id, user_id, created_at, updated_at)
       SELECT home.id, shelter_id, users.id, now(), now() FROM home, users WHERE email = $1
     )
     INSERT INTO pet_places (shelter_id, pet_id, place_id, since)
     SELECT shelter_id, pets.id, home.id, now() FROM home JOIN pets USING (shelter_id) WHERE pets.id IN ($2, $3)`,
    [CARER.email, mila.id, tom.id],
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Mila', 'Tom', 'Your Home']);
  await expectNoViolations(page, 'the pets of a foster carer');
  const press = (name: string) => page.getByRole('button', { name }).click();

  await expect(page.getByText('2 pets, 2 due today')).toBeVisible();
  consoleWatch.expectError(/Failed to load resource/);
  await goOffline(page);
  await press('Done: Worming, Mila');
  await expect(page.getByText('Done, waiting to be sent')).toBeVisible();
  await expect(page.getByText('No connection. 1 change is waiting to be sent.')).toBeVisible();
  await expectNoViolations(page, 'the page of a foster carer in a dead spot');
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Done: Worming, Tom' })).toBeVisible();
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  await expect(page.getByText('Worming', { exact: true }).filter({ visible: true })).toHaveCount(1);

  const buffer = await phonePhoto();
  const photo = { name: 'mila.jpg', mimeType: 'image/jpeg', buffer };
  // A toast says that it has arrived, when that takes less than three seconds; it stays as long as the mouse rests on it.
  await page.mouse.move(0, 0);
  await page.getByLabel('Photo of Mila').setInputFiles(photo);
  const ofMila = page.getByRole('region', { name: 'Mila' });
  await expect(ofMila.getByRole('presentation')).toBeVisible();

  await press('Note on Mila');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Note' }).fill('Ate well.');
  await press('Send the Note');
  await ofMila.getByText('Your notes').click();
  await expect(ofMila.getByText('Ate well.')).toBeVisible();

  await press('Report on Mila');
  const cats = page.getByRole('group', { name: 'Good with cats?' });
  await cats.getByText('Yes', { exact: true }).click();
  await page.getByLabel('In a sentence').fill('Sleeps beside our cat.');
  await expectNoViolations(page, 'the report card');
  await press('Send the Report');
  await ofMila.getByText('Your last report').click();
  await expect(ofMila.getByText('“Sleeps beside our cat.”')).toBeVisible();

  const office = await browser.newContext();
  const staff = await office.newPage();
  await startStaffSession(staff);
  await staff.goto('/admin/tasks');
  await staff.getByRole('link', { name: /^Read what the foster carer of Mila reports/ }).click();
  await expect(staff.getByText('Cat Friendly: Yes')).toBeVisible();
  await expect(staff.getByText('Until now you say: No')).toBeVisible();
  await expectNoViolations(staff, 'the page of a pet with a report');
  await staff.getByRole('button', { name: 'Accept' }).click();
  await expect(staff.getByText('Cat Friendly: Yes')).toHaveCount(0);
  await expect(staff.getByText(/^It is from the foster report of /)).toBeVisible();
  await expect(staff.getByText('Ate well.')).toBeVisible();
  const [facts] = await shelter.query<{ cat_friendly: boolean; photos: boolean }>(
    'SELECT cat_friendly, photo_hash IS NOT NULL AS photos FROM pets WHERE id = $1',
    [mila.id],
  );
  expect(facts).toEqual({ cat_friendly: true, photos: true });
  await office.close();
});
