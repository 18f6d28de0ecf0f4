import { shortPetId } from '@pawmatch/contract/pets/pet-address';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, startStaffSession, test } from './support/journey.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { addPet } from './support/shelter-data.ts';
import { callAsStaff } from './support/staff-calls.ts';

/** In points of a PDF file, 72 an inch. */
const paper = { a6: [298, 420], a5: [420, 595], letter: [612, 792] } as const;

async function pageSizes(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)]);
}

test('B10.06 the selected pets have a card each, on three kinds of paper, and their codes read back', async ({
  page,
  shelter,
}) => {
  const long = `Sir Bartholomew ${'Featherstonehaugh'.repeat(4)} the Third`;
  const story = 'Loves long walks, short naps and everybody who brings something to eat. '.repeat(
    9,
  );
  const facts = {
    summary: story.slice(0, 300),
    breed: 'Labrador Retriever and Bernese Mountain Dog',
  };
  const biscuit = await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  await addPet(shelter, { name: long, special_needs: true, ...facts });
  await addPet(shelter, { name: 'W'.repeat(97), ...facts });
  await startStaffSession(page);
  await page.goto('/admin/pets');
  await page.getByRole('checkbox', { name: /Select all/ }).check();
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expectNoViolations(page, 'the kennel cards', { inBothThemes: true });

  for (const size of ['a6', 'a5', 'letter'] as const) {
    await page.getByLabel('Paper').selectOption(size);
    await expect(page).toHaveURL(new RegExp(size === 'a6' ? 'cards' : `size=${size}`));
    // The paper follows the address in an effect.
    const points = paper[size].map((each) => expect.closeTo(each, -0.5));
    await expect.poll(() => pageSizes(page), `pages of ${size}`).toEqual([points, points, points]);
    const cut = await cards.evaluateAll((all) =>
      all.flatMap((card) =>
        [card, ...card.querySelectorAll('.kennel-card-name, .kennel-card-facts, .kennel-card-body')]
          .filter(
            (it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1,
          )
          .map((it) => it.outerHTML.slice(0, 200)),
      ),
    );
    expect(cut, `nothing is cut on ${size}`).toEqual([]);
  }

  // As a camera sees it, on the smallest paper.
  await page.getByLabel('Paper').selectOption('a6');
  const card = page.getByRole('article', { name: 'Card of Biscuit' });
  const { data, info } = await sharp(await card.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(code?.data).toBe(`${shelter.url}/pets/p-${shortPetId(biscuit.id)}?card`);
});

test('B10.06 who scans a card of the staff lands on the staff page, and others on the public one', async ({
  page,
  shelter,
  browser,
  consoleWatch,
}) => {
  const listed = await addPet(shelter, { name: 'Biscuit' });
  const inCare = await addPet(shelter, { name: 'Shadow' });
  await callAsStaff(shelter, `PUT /admin/pets/${inCare.id}/listing`, { is_listed: false });
  const scanned = ({ id }: { id: string }) => `${shelter.url}/pets/p-${shortPetId(id)}?card`;
  await page.goto(scanned(listed));
  await expect(page.getByRole('heading', { name: 'Biscuit', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/pets\/biscuit-/);

  const adopters = await browser.newContext({ baseURL: shelter.url });
  const adopter = await adopters.newPage();
  await startAdopterSession(adopter);
  await adopter.goto(scanned(listed));
  await expect(
    adopter
      .getByRole('button', { name: /Log Out/ })
      .or(adopter.getByText('Dashboard'))
      .first(),
  ).toBeVisible();
  await expect(adopter).toHaveURL(/\/pets\/biscuit-/);
  await adopters.close();

  await startStaffSession(page);
  // Of the public page of who is in care.
  consoleWatch.expectError(/status of 404/);
  for (const pet of [listed, inCare]) {
    await page.goto(scanned(pet));
    await expect(page).toHaveURL(`${shelter.url}/admin/pets/${pet.id}`);
    await expect(page.getByRole('heading', { name: pet.name, level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Kennel card' }).click();
  await expect(page.getByRole('article', { name: 'Card of Shadow' })).toBeVisible();
});
