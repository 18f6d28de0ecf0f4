import sharp from 'sharp';
import { openDashboard, openPetForm } from './support/admin-dashboard.ts';
import { waitForHydration } from './support/hydration.ts';
import { expect, test } from './support/journey.ts';
import { openPet, petCard, waitForImage } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';
import { expectToast } from './support/toasts.ts';

test.beforeEach(({ consoleWatch }) => {
  // Playwright's tracing reads the previews, which the content security policy forbids.
  consoleWatch.expectError(/^Connecting to 'blob:/);
});

/** A file with a picture in one colour. */
async function photoFile(name: string, background: string) {
  const buffer = await sharp({ create: { width: 600, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const threePhotos = () =>
  Promise.all([
    photoFile('red.jpg', 'firebrick'),
    photoFile('green.jpg', 'seagreen'),
    photoFile('blue.jpg', 'royalblue'),
  ]);

const storedPhotos =
  'SELECT photo_hash FROM pets WHERE photo_hash IS NOT NULL UNION ALL SELECT photo_hash FROM pet_photos';

test('B4.04 R2.40 R3.24 staff add three photos, order them by keyboard and by dragging, and delete one, and visitors see them', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/415 \(Unsupported Media Type\)/);
  await addPet(shelter, { name: 'Biscuit' });
  await addPet(shelter, { name: 'Neighbour' });
  await openDashboard(page);
  const form = await openPetForm(page, 'Biscuit');
  const photos = form.getByRole('region', { name: 'Photos' });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await photos.getByLabel('Add Photos').setInputFiles([...(await threePhotos()), notes]);
  const items = photos.locator('[data-photo]');
  await expect(items).toHaveCount(3, { timeout: 60_000 });
  await expect(photos.getByRole('alert')).toHaveText(
    'notes.txt was not added. This file is not an image we can read. Please use JPG, PNG, GIF, WebP, AVIF or HEIC.',
  );
  await photos.getByRole('button', { name: 'Cancel notes.txt' }).click();

  const source = (index: number) => items.nth(index).locator('img').getAttribute('src');
  const [red, green, blue] = [await source(0), await source(1), await source(2)];
  await photos.getByRole('button', { name: 'Move photo 3 earlier' }).press('Enter');
  await expect(items.nth(1).locator('img')).toHaveAttribute('src', blue ?? '');
  await expect(photos.getByText('The photo is now number 2 of 3.')).toBeAttached();
  await expect(photos.getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first().locator('img')).toHaveAttribute('src', blue ?? '');
  await expect(photos.getByRole('button', { name: 'Move photo 1 later' })).toBeFocused();

  await items.nth(2).dragTo(items.nth(1));
  await expect(items.nth(1).locator('img')).toHaveAttribute('src', green ?? '');
  await expect(items.nth(2).locator('img')).toHaveAttribute('src', red ?? '');

  page.once('dialog', (dialog) => dialog.accept());
  await photos.getByRole('button', { name: 'Delete photo 3' }).click();
  await expect(items).toHaveCount(2);
  await expect(items.nth(1).locator('img')).toHaveAttribute('src', green ?? '');
  expect(await shelter.query(storedPhotos)).toHaveLength(2);

  await photos.getByRole('button', { name: 'Edit photo 1' }).click();
  const focalPoint = photos.getByRole('button', { name: /^Focal point/ });
  await focalPoint.press('ArrowLeft');
  await focalPoint.press('ArrowDown');
  await expect(photos.getByRole('button', { name: /45 % from the left and 30 %/ })).toBeVisible();
  await photos.getByLabel('Description for people').fill('Biscuit under a blue blanket');
  await photos.getByRole('button', { name: 'Save Photo' }).click();
  await expect(items.first()).toContainText('Biscuit under a blue blanket');

  // The form is still based on its own changes of the photos.
  await form.getByLabel('Breed').fill('Basset Hound');
  await form.getByRole('button', { name: 'Update Pet' }).click();
  await expectToast(page, 'Pet updated successfully');
  await expect(form).toBeHidden();

  await page.goto('/pets');
  const card = petCard(page, 'Biscuit');
  await expect(card.getByText('2 photos')).toBeVisible();
  const main = card.getByRole('img', { name: 'Biscuit under a blue blanket' });
  await expect(main).toHaveCSS('object-position', '45% 30%');
  const dialog = await openPet(page, 'Biscuit');
  await waitForImage(dialog.getByRole('img', { name: 'Biscuit under a blue blanket' }));
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect(dialog.getByText('Photo 2 of 2')).toBeVisible();
  const second = dialog.getByRole('img', { name: 'Biscuit, dog, photo 2' });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await waitForImage(second);

  await dialog.getByRole('group', { name: 'Photos of Biscuit' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('Photo 1 of 2')).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Neighbour', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('B1.15 photos on a card swipe with a finger, and a tap opens the pet', async ({
    page,
    shelter,
  }) => {
    const pet = await addPet(shelter, { name: 'Biscuit' });
    const photos = await threePhotos();
    for (const { buffer, name } of photos) {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), name);
      await callAsStaff(shelter, `POST /pets/${pet.id}/photos`, form);
    }
    await page.goto('/pets');
    const card = petCard(page, 'Biscuit');
    await waitForImage(card.getByRole('img', { name: 'Biscuit, dog', exact: true }));
    await waitForHydration(page);
    await expect(card.getByRole('img')).toHaveCount(1);
    const box = await card.getByRole('img').boundingBox();
    if (!box) throw new Error('The photo is not shown.');
    const devtools = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: across.map((share) => ({ x: box.x + box.width * share, y })),
      });
    await touch('touchStart', 0.9);
    for (const share of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', share);
    await touch('touchEnd');
    await expect(card.getByText('Photo 2 of 3')).toBeVisible();
    await waitForImage(card.getByRole('img', { name: 'Biscuit, dog, photo 2' }));
    await expect(page).toHaveURL('/pets');
    await card.getByRole('img', { name: 'Biscuit, dog, photo 2' }).tap();
    await expect(page.getByRole('dialog', { name: 'Biscuit' })).toBeVisible();
  });
});
