import { expectNoViolations } from './support/axe.ts';
import { expect, test, toast } from './support/journey.ts';
import { logOut, newPerson, signUp } from './support/people.ts';
import { expectNoHorizontalScroll, petCard } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';

const storedFavorites = 'SELECT name FROM favorites ORDER BY name';

test('B1.09 B7.09 a visitor likes pets, the hearts are one tap away and say that they are kept, join the account at sign-up, and the page says what has become of them', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const { id } = await addPet(shelter, { name: 'Biscuit' });
  const { id: goneId } = await addPet(shelter, { name: 'Chai', species: 'Cat' });
  await addPet(shelter, { name: 'Domino' });
  const heart = (name: string) =>
    page.getByRole('button', { name: `Keep ${name} in your favorites` }).first();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pets');
  await heart('Biscuit').click();
  const kept = toast(
    page,
    'Kept in your favorites, in this browser. They join your account when you log in or sign up.',
  );
  // By itself it would stay as long as the mouse rests on it.
  await kept.hover();
  await expect(heart('Biscuit')).toHaveAttribute('aria-pressed', 'true');
  await heart('Biscuit').press('Enter');
  await expect(kept).toBeHidden();
  await heart('Biscuit').click();
  await petCard(page, 'Chai').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Chai' });
  await dialog.getByRole('button', { name: 'Keep Chai in your favorites' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Favorites (2)' }).click();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  await expect(
    page.getByText('They are kept in this browser, and join your account'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  // They survive a new page, and join the account.
  await page.goto('/signup');
  await signUp(page, newPerson());
  await expect
    .poll(() => shelter.query(storedFavorites))
    .toEqual([{ name: 'Biscuit' }, { name: 'Chai' }]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hearts'))).toBeNull();

  await shelter.query("UPDATE pets SET status = 'Adopted' WHERE id = $1", [id]);
  await shelter.query('DELETE FROM pets WHERE id = $1', [goneId]);
  await page.goto('/pets');
  await heart('Domino').click();
  await expect.poll(() => shelter.query(storedFavorites)).toHaveLength(3);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Favorites (3)' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(petCard(page, 'Biscuit')).toContainText('Biscuit has found a home.');
  await expect(page.getByText('Chai is no longer at the shelter.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectNoViolations(page, 'favorites');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Chai is no longer at the shelter.')).toHaveCount(0);
  await expect.poll(() => shelter.query(storedFavorites)).toHaveLength(2);
  await page.getByRole('link', { name: 'See pets like Biscuit' }).click();
  await expect(page).toHaveURL(/\/pets\?species=Dog/);

  // Whoever comes next sees none of it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goto('/pets');
  await expect(petCard(page, 'Domino')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Favorites', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const heightOfHeader = async () => (await page.getByRole('banner').boundingBox())?.height;
  await expect.poll(heightOfHeader, 'in one row').toBeLessThanOrEqual(80);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect
    .poll(heightOfHeader, 'the first row is used with large text')
    .toBeLessThanOrEqual(140);
});
