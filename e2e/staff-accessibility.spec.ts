import type { Page } from '@playwright/test';
import { openDashboard, petList, visitList } from './support/admin-dashboard.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { expectReflow } from './support/reflow.ts';
import { addPet, addVisit } from './support/shelter-data.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '5550100100' };

/** The states of the dashboard of staff and how to reach them. */
const states: [name: string, enter: (page: Page) => Promise<void>][] = [
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

test('R2.48 R2.54 R2.56 R2.58 R2.59 B7.10 the dashboard of staff has no axe violations, and fits at 200 %', async ({
  page,
  shelter,
}) => {
  await addPet(shelter, { name: 'Mochi', species: 'Cat', status: 'Pending' });
  const { id: petId } = await addPet(shelter, { name: 'Biscuit', status: 'Adopted' });
  await addVisit(shelter, { petId, visitor: ada, notes: 'Brings a dog.' });
  await addVisit(shelter, { petId, isWalkIn: true, status: 'confirmed' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectLists = async () => {
    await expect(visitList(page).row(ada.name)).toBeVisible();
    await expect(petList(page).row('Biscuit')).toBeVisible();
  };
  await openDashboard(page);
  await expectLists();
  await expectNoViolations(page, 'the tables');
  await petList(page).selectAll.check();
  await visitList(page).selectAll.check();
  await expectNoViolations(page, 'the tables with selected rows');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectLists();
  await expectNoViolations(page, 'the cards');
  for (const [name, enter] of states) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expectLists();
    await enter(page);
    await expectNoViolations(page, name);
    await expectReflow(page, name);
  }
});
