import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  addPet,
  addVisit,
  expect,
  openDashboard,
  petList,
  test,
  visitList,
} from './support/staff.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };

/** Every state that staff meet: how it is reached, and how it is left. */
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
    'the form of a pet',
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
    'the form of a walk-in',
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
    'the menu of a status',
    async (page) => {
      await visitList(page)
        .row(ada.name)
        .getByRole('button', { name: /^Status of/ })
        .click();
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
  const petId = await addPet(shelter, { name: 'Biscuit', status: 'Adopted' });
  await addVisit(shelter, { petId, visitor: ada, notes: 'Brings a dog.' });
  await addVisit(shelter, { petId, isWalkIn: true, status: 'confirmed' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page);
  await expect(visitList(page).row(ada.name)).toBeVisible();
  await expect(petList(page).row('Biscuit')).toBeVisible();
}

for (const width of [360, 1280]) {
  test(`R2.48 R2.54 R2.56 R2.58 R2.59 axe finds nothing on the staff's screens, ${width} px wide`, async ({
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
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect(found, `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('R2.48 nothing is wider than a phone of 320 px', async ({ page, shelter }) => {
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

/** Presses Tab until an element has focus; each on the way shows that it has. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'none yet';
      // The file field lends its ring to its label.
      const shown =
        focused instanceof HTMLInputElement && focused.type === 'file'
          ? focused.nextElementSibling
          : focused;
      return shown && getComputedStyle(shown).outlineStyle;
    });
    expect(ring, 'what has focus has a ring').not.toBe('none');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

test('R2.49 R2.50 R2.58 R4.14 staff add a pet and confirm a visit by keyboard alone', async ({
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
  await expect(page.getByRole('button', { name: 'Add New Pet' }), 'focus is back').toBeFocused();
  expect(await shelter.query(`SELECT species, sex, size FROM pets WHERE name = 'Biscuit'`)).toEqual(
    [{ species: 'Dog', sex: 'Male', size: 'Small' }],
  );

  const status = visitList(page)
    .row(ada.name)
    .getByRole('button', { name: /^Status of/ });
  await tabTo(page, status);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pending' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status updated to Confirmed')).toBeVisible();
  await expect(status, 'focus is back').toBeFocused();

  await tabTo(page, visitList(page).row(ada.name).getByRole('button', { name: 'View Details' }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Visit Request Details' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});
