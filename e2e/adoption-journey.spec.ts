import { fillPetForm, openDashboard } from './support/admin-dashboard.ts';
import { createDeferred } from './support/deferred.ts';
import { expect, test } from './support/journey.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import { fillQuestionnaire, newPerson, signUp } from './support/people.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { expectToast } from './support/toasts.ts';

test('B2.11 B7.10 R1.01 R1.02 R1.03 R2.24 R2.32 R2.42 R2.46 R4.14 R5.14 R7.27 a visitor becomes an adopter with a confirmed visit', async ({
  page,
  browser,
  shelter,
  consoleWatch,
  faults,
}) => {
  // R7.10, R4.11: reading and updating preferences is 404 until they exist.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const adopter = newPerson();
  const staff = await (await browser.newContext({ baseURL: shelter.url })).newPage();

  await test.step('staff add a pet with a photo', async () => {
    const overview = createDeferred();
    await staff.route(/\/admin\/overview/, async (route) => {
      await overview.promise;
      await route.continue();
    });
    await openDashboard(staff);
    const add = staff.getByRole('button', { name: 'Add New Pet' });
    const place = await add.boundingBox();
    overview.resolve();
    await expect(staff.getByText('did not come this month')).toBeVisible();
    expect(await add.boundingBox(), 'late numbers do not move it from a press').toEqual(place);
    await add.click();
    const form = staff.getByRole('dialog', { name: 'Add New Pet' });
    await fillPetForm(form);
    await form.getByLabel(/^(Upload|Change) Image$/).setInputFiles({
      name: 'biscuit.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(),
    });
    await expect(form.getByRole('button', { name: 'Change Image' })).toBeVisible();
    await form.getByRole('button', { name: 'Add Pet' }).click();
    await expectToast(staff, 'Pet created successfully');
    await expect(staff.getByRole('row', { name: /Biscuit/ })).toBeVisible();
  });

  await test.step('a visitor finds the pet and is invited to sign up', async () => {
    // Toasts glide, unless somebody wants no motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordLayoutShifts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Pet Match' })).toBeVisible();
    await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Available Pets' })).toBeVisible();
    await page.getByRole('article', { name: 'Biscuit' }).getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: 'Biscuit' });
    await expect(dialog.getByText('Sign up or log in to request a visit')).toBeVisible();
    await dialog.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/signup$/);
  });

  await test.step('signs up, answers the questionnaire and sees matches', async () => {
    await signUp(page, adopter);
    await expect(page.getByText('Biscuit is waiting for you')).toBeVisible();
    const saving = await faults.hold('POST /users/me/preferences');
    await fillQuestionnaire(page);
    await expect.poll(saving.count).toBe(1);
    // What moves within half a second of a press is not recorded, such as the first toast by the second.
    const heldAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 500, heldAt);
    await saving.release();
    await expect(page).toHaveURL(/\/match-results$/);
    await expect(page.getByRole('heading', { name: 'Your Perfect Matches' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Biscuit' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'You looked at Biscuit' })).toBeVisible();
    expect(await layoutShifts(page), 'nothing jumps on the way').toEqual([]);
  });

  await test.step('requests a visit in a free slot', async () => {
    const card = page.getByRole('article', { name: 'Biscuit' });
    await card.getByRole('button', { name: /^Schedule a Visit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Meet Biscuit!' });
    await expect(dialog.getByLabel('Time')).toBeDisabled();
    await dialog.getByLabel('Date').selectOption({ index: 1 });
    await dialog.getByLabel('Time').selectOption({ label: '2:00 PM' });
    await dialog.getByRole('button', { name: 'Schedule Visit' }).click();
    await expect(page.getByText('Visit request submitted for Biscuit!')).toBeVisible();
    await expect(page.getByText('Visit Scheduled')).toBeVisible();
  });

  await test.step('staff see the request and confirm it', async () => {
    await staff.reload();
    const row = staff.getByRole('row', { name: new RegExp(adopter.name) });
    await expect(row).toContainText('2:00 PM');
    await row.getByRole('button', { name: /pending/i }).click();
    await staff.getByRole('menuitem', { name: /confirmed/i }).click();
    await expectToast(staff, 'Status updated to Confirmed');
  });

  await test.step("the adopter's dashboard shows it confirmed", async () => {
    await page.goto('/dashboard');
    const visits = page.getByRole('region', { name: 'Your Visit Requests' });
    await expect(visits.getByText('Biscuit')).toBeVisible();
    await expect(visits.getByText('Confirmed', { exact: true })).toBeVisible();
  });

  await test.step('all of it is stored', async () => {
    const rows = await shelter.query<Record<string, unknown>>(
      `SELECT visits.status, users.email, users.role, pets.name, pets.photo_hash, pets.photo_width,
         to_char(visits.starts_at AT TIME ZONE 'America/New_York', 'HH24:MI') AS time,
         extract(isodow FROM visits.starts_at AT TIME ZONE 'America/New_York')::int AS weekday,
         preferences.preferred_species
       FROM visits JOIN users ON users.id = visits.user_id JOIN pets ON pets.id = visits.pet_id
       JOIN preferences ON preferences.user_id = users.id`,
    );
    expect(rows).toEqual([
      {
        status: 'confirmed',
        email: adopter.email,
        role: 'adopter',
        name: 'Biscuit',
        photo_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
        // The 1600 × 1200 photo is rotated as its metadata says.
        photo_width: 1200,
        time: '14:00',
        weekday: expect.any(Number),
        preferred_species: 'Dog',
      },
    ]);
    expect(rows[0]?.weekday).toBeLessThanOrEqual(5);
  });
  await staff.context().close();
});
