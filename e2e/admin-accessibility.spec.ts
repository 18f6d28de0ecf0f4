import type { Page } from '@playwright/test';
import { openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };

/** The states of the staff pages and how to reach them. */
const states: [name: string, enter: (page: Page) => Promise<void>][] = [
  ['the dashboard', async () => undefined],
  [
    'the pet form with errors',
    async (page) => {
      await page.getByRole('button', { name: 'Add New Pet' }).click();
      await page.getByRole('button', { name: 'Add Pet' }).click();
      await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  ],
  [
    'the edit form of a pet',
    async (page) => {
      await page.getByRole('button', { name: 'Edit Biscuit' }).click();
      await expect(page.getByRole('button', { name: 'Delete Pet' })).toBeVisible();
    },
  ],
  [
    'the deletion of a pet',
    async (page) => {
      await page.getByRole('button', { name: 'Delete Biscuit' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete pet' })).toBeVisible();
    },
  ],
  [
    'the visit form with errors and the list of pets',
    async (page) => {
      await page.getByRole('button', { name: 'Schedule Visit' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('combobox', { name: 'Pet', exact: true }).click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the visit form of a walk-in',
    async (page) => {
      await page.getByRole('button', { name: 'Schedule Visit' }).click();
      await page.getByText('A walk-in').click();
      await expect(page.getByLabel('Phone')).toBeVisible();
    },
  ],
  [
    'the details of a visit',
    async (page) => {
      await visitList(page).row(ada.name).getByRole('button', { name: 'View Details' }).click();
      await expect(page.getByRole('heading', { name: 'Requester Information' })).toBeVisible();
    },
  ],
  [
    'the status menu',
    async (page) => {
      await visitList(page).statusButton(ada.name).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'selected rows and the confirmation of a bulk action',
    async (page) => {
      await petList(page).selectAll.check();
      await visitList(page).selectAll.check();
      await petList(page).chooseBulkAction(page, 'Delete');
      await expect(page.getByRole('dialog', { name: 'Delete Multiple Pets' })).toBeVisible();
    },
  ],
];

async function prepare(page: Page, shelter: Parameters<typeof addPet>[0]): Promise<void> {
  await addPet(shelter, { name: 'Mochi', species: 'Cat', status: 'Pending' });
  const { id: petId } = await addPet(shelter, { name: 'Biscuit', status: 'Adopted' });
  await addVisit(shelter, { petId, visitor: ada, notes: 'Brings a dog.' });
  await addVisit(shelter, { petId, isWalkIn: true, status: 'confirmed' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page);
  await expect(visitList(page).row(ada.name)).toBeVisible();
  await expect(petList(page).row('Biscuit')).toBeVisible();
}

for (const width of [360, 1280]) {
  test(`R2.48 R2.54 R2.56 R2.58 R2.59 the staff pages have no axe violations at ${width} px`, async ({
    page,
    shelter,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await prepare(page, shelter);
    for (const [name, enter] of states) {
      await page.reload();
      await expect(visitList(page).row(ada.name)).toBeVisible();
      await expect(petList(page).row('Biscuit')).toBeVisible();
      await enter(page);
      await expectNoViolations(page, name);
    }
  });
}

test('R2.48 the staff pages have no horizontal overflow at 320 px', async ({ page, shelter }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await prepare(page, shelter);
  for (const [name, enter] of states) {
    await page.reload();
    await expect(visitList(page).row(ada.name)).toBeVisible();
    await expect(petList(page).row('Biscuit')).toBeVisible();
    await enter(page);
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
        .filter(
          (element) =>
            /auto|scroll/.test(getComputedStyle(element).overflowX) ||
            element === document.documentElement,
        )
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.tagName}.${element.className}`),
    );
    expect(tooWide, name).toEqual([]);
  }
});

test('R2.49 R2.50 R2.58 R4.14 staff add a pet and confirm a visit by keyboard only', async ({
  page,
  shelter,
}) => {
  await addVisit(shelter, { visitor: ada });
  await openDashboard(page);
  await expect(visitList(page).row(ada.name)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add New Pet' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add New Pet' });
  await tabTo(page, form.getByLabel('Name'));
  await page.keyboard.type('Biscuit');
  for (const [label, keys] of [
    ['Species', 'Dog'],
    ['Breed', 'Beagle'],
    ['Age Group', 'Adult'],
    ['Sex', 'Male'],
    ['Size', 'Small'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(keys);
  }
  await tabTo(page, form.getByRole('button', { name: 'Add Pet' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pet created successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Pet' }), 'focus returns').toBeFocused();
  expect(await shelter.query(`SELECT species, sex, size FROM pets WHERE name = 'Biscuit'`)).toEqual(
    [{ species: 'Dog', sex: 'Male', size: 'Small' }],
  );

  const status = visitList(page).statusButton(ada.name);
  await tabTo(page, status);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pending' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status updated to Confirmed')).toBeVisible();
  await expect(status, 'focus returns').toBeFocused();

  await tabTo(page, visitList(page).row(ada.name).getByRole('button', { name: 'View Details' }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Visit Request Details' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});
