import { expect, test } from './support/journey.ts';
import { expectCount, petCards } from './support/pets-page.ts';
import { insertPets } from './support/shelter-data.ts';

test('R2.33 R2.35 D30 of 10,000 pets at most 60 cards are in the document at any scroll position', async ({
  page,
  shelter,
}) => {
  await insertPets(shelter, 10_000);
  // The fake clock shortens the pauses between the batches.
  await page.clock.install();
  await page.goto('/pets');
  await expectCount(page, '10,000 pets are looking for a home');
  const list = page.getByRole('list', { name: 'Pets' });
  await page.evaluate(() => {
    const maximum = { cards: 0 };
    const count = () => {
      const cards = document.querySelectorAll('article').length;
      maximum.cards = Math.max(maximum.cards, cards);
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    count();
    Object.assign(window, { maximum });
  });
  const loaded = async () => Number(await list.locator('li').first().getAttribute('aria-setsize'));
  for (const goal of [240, 600, 1_000]) {
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          await page.clock.runFor(200);
          return loaded();
        },
        { intervals: [20], timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(goal);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return list
          .locator('li')
          .last()
          .evaluate((item) => Number(item.ariaPosInSet));
      })
      .toBeGreaterThan(goal - 60);
    await expect(petCards(page).last()).toBeVisible();
  }
  const seen = await page.evaluate(
    () => (window as unknown as { maximum: { cards: number } }).maximum,
  );
  expect(seen.cards).toBeGreaterThan(0);
  expect(seen.cards).toBeLessThanOrEqual(60);

  await page.getByRole('searchbox').fill('Pet 777');
  await page.clock.runFor(1_000);
  // And 7770 to 7779, after the one that has the whole word.
  await expect(petCards(page)).toHaveCount(11);
  await expect(petCards(page).first()).toHaveAccessibleName('Pet 777');
});
