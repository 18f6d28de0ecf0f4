import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import {
  factsOf,
  hasHorizontalScroll,
  navigateToPet,
  openPet,
  petCard,
  petCards,
  petDialog,
  waitForImage,
} from './support/pets-page.ts';
import { addPet, addPets } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';

const INVITATION = 'Sign up or log in to request a visit';

const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('R2.33 R2.40 a click on a card opens a dialog with photo, name, tags and About text, which closes in four ways and restores the focus', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Plain' });
  await addPet(shelter, { name: 'Described', description: 'A long story.\nOf two lines.' });
  const summary = 'Short and sweet.';
  await addPet(shelter, { name: 'Summed', summary, description: 'The story.' }, await phonePhoto());
  await page.goto('/pets');
  const dialog = await openPet(page, 'Summed');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/pets\?petId=[\w-]+$/);
  await expect(page).toHaveTitle('Summed, young Beagle – Pawmatch');
  await waitForImage(dialog.getByRole('img', { name: 'Summed, dog' }));
  await expect(dialog.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(dialog.getByText('Short and sweet.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The story.', { exact: true })).toBeVisible();
  expect(await factsOf(dialog)).toHaveLength(8);
  await expect(dialog.getByText('No additional notes available for this pet.')).toBeVisible();
  await expect(dialog.getByText(INVITATION)).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);

  const link = petCard(page, 'Summed').getByRole('link', { name: 'Summed', exact: true });
  const waysToClose: [name: string, close: () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['a click on the backdrop', () => dialog.click({ position: { x: -60, y: 300 } })],
    ['the back button', () => page.goBack()],
  ];
  for (const [name, close] of waysToClose) {
    await test.step(name, async () => {
      await expect(dialog).toBeVisible();
      await close();
      await expectNoDialog(page);
      await expect(page).toHaveURL('/pets');
      await expect(page).toHaveTitle('Available Pets – Pawmatch');
      await expect(link).toBeFocused();
      await link.press('Enter');
    });
  }
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoDialog(page);

  const described = await openPet(page, 'Described');
  await expect(described.getByText('A long story.')).toContainText('\nOf two lines.');
  await expect(described.getByText('No photo available')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(
    petDialog(page, 'Plain').getByText(
      'Plain is looking for a loving home. Come and meet Plain to find out more.',
    ),
  ).toBeVisible();
});

test('R2.40 R2.04 arrow keys and buttons step through the filtered pets, and the URL follows', async ({
  page,
  shelter,
}) => {
  const pets = await addPets(shelter, 5);
  await page.goto('/pets');
  await page.getByRole('searchbox').fill('pet');
  await expect(page).toHaveURL('/pets?q=pet');
  const expectPet = async (number: number) => {
    const dialog = petDialog(page, `Pet ${number}`);
    await expect(dialog.getByText(`${number} of 5`)).toBeVisible();
    await expect(page).toHaveURL(`/pets?q=pet&petId=${pets[number - 1]?.id}`);
    return {
      previous: dialog.getByRole('button', { name: 'Previous pet' }),
      next: dialog.getByRole('button', { name: 'Next pet' }),
    };
  };
  await openPet(page, 'Pet 4');
  await page.keyboard.press('ArrowRight');
  const last = await expectPet(5);
  await expect(last.next).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+ArrowUp');
  await last.previous.click();
  const fourth = await expectPet(4);
  await expect(fourth.next).toBeEnabled();
  for (const number of [3, 2, 1]) {
    await page.keyboard.press('ArrowLeft');
    await expectPet(number);
  }
  const first = await expectPet(1);
  await expect(first.previous).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await first.next.click();
  await expectPet(2);
  await page.reload();
  await expectPet(2);
  // Stepping adds no history entries: back leads to the list.
  await page.goBack();
  await expect(page).toHaveURL('/pets?q=pet');
  await expectNoDialog(page);

  await page.getByRole('searchbox').fill('pet 3');
  const only = await openPet(page, 'Pet 3');
  await expect(only.getByText('1 of 1')).toBeVisible();
  await expect(only.getByRole('button', { name: 'Next pet' })).toBeDisabled();
});

test('R2.04 R2.35 R7.15 a URL opens a pet outside the first batch, and its position shows once the list has loaded', async ({
  page,
  shelter,
  faults,
}) => {
  const pets = await addPets(shelter, 30);
  const oldest = pets[29];
  const rest = await faults.hold('GET /pets');
  await page.goto(`/pets?petId=${oldest?.id}`);
  const dialog = petDialog(page, 'Pet 30');
  await expect(dialog).toBeVisible();
  await expect(petCards(page), 'the first batch').toHaveCount(12);
  await expect(dialog.getByRole('button', { name: 'Next pet' })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toBeVisible();
  await rest.release();
  await expect(dialog.getByText('30 of 30')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(petDialog(page, 'Pet 29')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await expect(page).toHaveURL('/pets');
  await expect(petCard(page, 'Pet 1')).toBeVisible();

  await test.step('client-side navigation loads the pet, and a failure can be retried', async () => {
    await page.goto('/pets');
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByText('No pets fit this search')).toBeVisible();
    const stranger = await addPet(shelter, { name: 'Stranger' });
    const fault = await faults.respond('GET /pets/*', 403, { detail: 'Not now.' });
    await navigateToPet(page, stranger.id);
    const failed = petDialog(page, 'This pet could not be loaded');
    await expect(failed.getByText('Not now.')).toBeVisible();
    await fault.stop();
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await expect(petDialog(page, 'Stranger').getByText(INVITATION)).toBeVisible();
  });
});

test('R2.04 a URL with an unknown or invalid pet id shows a message and a way to all pets', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/pets\?petId=/);
  await addPet(shelter, { name: 'Biscuit' });
  for (const petId of [randomUUID(), 'biscuit', '%00', "1'; DROP TABLE pets--"]) {
    const response = await page.goto(`/pets?petId=${petId}`);
    expect(response?.status()).toBe(404);
    const dialog = petDialog(page, 'We could not find this pet');
    await expect(
      dialog.getByText('It may have found a home already, or the link is not complete.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'See all pets' }).click();
    await expectNoDialog(page);
    await expect(page).toHaveURL('/pets');
    await expect(petCard(page, 'Biscuit')).toBeVisible();
  }
});

test('R2.04 D23 a URL with an adopted or pending pet shows it without a visit form and with similar pets', async ({
  page,
  shelter,
}) => {
  const adopted = await addPet(shelter, { name: 'Home' });
  const pending = await addPet(shelter, { name: 'Nearly' });
  await addPet(shelter, { name: 'Whiskers', species: 'Cat' });
  await addPet(shelter, { name: 'Free' });
  await callAsStaff(shelter, `PATCH /pets/${adopted.id}`, { status: 'Adopted' });
  await callAsStaff(shelter, `PATCH /pets/${pending.id}`, { status: 'Pending' });
  await startAdopterSession(page);
  for (const [pet, message] of [
    [adopted, 'Home has found a home and is no longer available for visits.'],
    [pending, 'Someone is about to adopt Nearly, so visits are not possible at the moment.'],
  ] as const) {
    await page.goto(`/pets?petId=${pet.id}`);
    const dialog = petDialog(page, pet.name);
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule a Visit' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Next pet' })).toHaveCount(0);
    const others = dialog.getByRole('region', { name: `Others like ${pet.name}` });
    await expect(others.getByRole('link')).toHaveText(['Free']);
    await others.getByRole('link', { name: 'Free' }).click();
    await expect(
      petDialog(page, 'Free').getByRole('button', { name: 'Schedule a Visit' }),
    ).toBeVisible();
  }
});

test('R2.40 at 360 px the dialog fills the window, and its buttons and links stay visible', async ({
  page,
  shelter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addPet(shelter, { name: 'Waffle', description: 'Long story. '.repeat(200) });
  await addPet(shelter, { name: 'A'.repeat(97) }, await phonePhoto());
  await page.goto('/pets');
  await openPet(page, 'A'.repeat(97));
  await page.getByRole('button', { name: 'Next pet' }).click();
  const dialog = petDialog(page, 'Waffle');
  await expect(dialog).toHaveJSProperty('clientWidth', 360);
  await expect(dialog).toHaveJSProperty('clientHeight', 740);
  for (const name of ['Sign Up', 'Log In']) {
    await expect(dialog.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await dialog.getByText('No additional notes').scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 });
  expect(await hasHorizontalScroll(page)).toBe(false);
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(360);
});
