import type { Page } from '@playwright/test';
import { petList, visitList } from '../support/staff.ts';
import { fail, never, press, type Shot, see } from './shot.ts';

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin/dashboard');
  await petList(page).rows.first().waitFor();
  await visitList(page).rows.first().waitFor();
}

const shot = (name: string, enter: (page: Page) => Promise<void>): Shot => ({
  name: `staff-${name}`,
  viewer: 'staff',
  enter,
});

/** A state of the dashboard with everything on it. */
const onDashboard = (name: string, act: (page: Page) => Promise<void>): Shot =>
  shot(name, async (page) => {
    await openDashboard(page);
    await act(page);
  });

const schedule = async (page: Page) => {
  await press(page, 'Schedule Visit');
  await page.getByRole('combobox', { name: 'Pet', exact: true }).waitFor();
};

/** What staff see. */
export const staffShots: readonly Shot[] = [
  { ...shot('dashboard', openDashboard), isWhole: true },
  shot('dashboard-empty', async (page) => {
    await page.route('**/api/pets?*', (route) => route.fulfill({ json: [] }));
    await page.route('**/api/admin/visit-requests', (route) => route.fulfill({ json: [] }));
    await page.goto('/admin/dashboard');
    await see(page, 'No pets found.');
    await see(page, 'No visit requests found.');
  }),
  shot('dashboard-loading', async (page) => {
    await page.route('**/api/pets?*', never);
    await page.route('**/api/admin/visit-requests', never);
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { name: 'Pet Management' }).waitFor();
  }),
  shot('dashboard-failed', async (page) => {
    await page.route('**/api/pets?*', fail);
    await page.route('**/api/admin/visit-requests', fail);
    await page.goto('/admin/dashboard');
    await see(page, 'Failed to load pets');
    await see(page, 'Failed to load visits');
  }),
  onDashboard('bulk-bar', async (page) => {
    for (const index of [0, 1, 3])
      await petList(page).rows.nth(index).getByRole('checkbox').check();
    await petList(page).section.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menu').waitFor();
  }),
  onDashboard('bulk-confirmation', async (page) => {
    await petList(page).selectAll.check();
    await petList(page).chooseBulkAction(page, 'Delete');
    await see(page, 'Delete Multiple Pets');
  }),
  onDashboard('bulk-processing', async (page) => {
    await page.route('**/api/pets/*', never);
    // No more than are sent at once: none waits for another to be over.
    for (const index of [0, 1]) await petList(page).rows.nth(index).getByRole('checkbox').check();
    await petList(page).chooseBulkAction(page, 'Mark as Adopted');
    await press(page, 'Update');
    await see(page, 'Processing...');
  }),
  onDashboard('bulk-outcome', async (page) => {
    await page.route('**/api/pets/*', fail);
    for (const index of [0, 1]) await petList(page).rows.nth(index).getByRole('checkbox').check();
    await petList(page).chooseBulkAction(page, 'Mark as Adopted');
    await press(page, 'Update');
    await see(page, 'Some changes failed');
  }),
  onDashboard('delete-pet', async (page) => {
    await petList(page)
      .rows.nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await see(page, 'This action cannot be undone.');
  }),
  onDashboard('pet-form', async (page) => {
    await press(page, 'Add New Pet');
    await see(page, 'Upload Image');
  }),
  onDashboard('pet-form-with-errors', async (page) => {
    await press(page, 'Add New Pet');
    await press(page, 'Add Pet');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  onDashboard('pet-form-editing', async (page) => {
    await petList(page).rows.nth(3).getByRole('button', { name: /^Edit/ }).click();
    await see(page, 'Change Image');
  }),
  onDashboard('status-menu', async (page) => {
    await visitList(page)
      .rows.nth(1)
      .getByRole('button', { name: /^Status of/ })
      .click();
    await page.getByRole('menu').waitFor();
  }),
  onDashboard('visit-details', async (page) => {
    await visitList(page).rows.nth(1).getByRole('button', { name: 'View Details' }).click();
    await see(page, 'Requester Information');
  }),
  onDashboard('visit-form', schedule),
  onDashboard('visit-form-walk-in', async (page) => {
    await schedule(page);
    await page.getByText('A walk-in').click();
    await press(page, 'Save');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  onDashboard('visit-form-pets', async (page) => {
    await schedule(page);
    await page.getByRole('combobox', { name: 'Pet', exact: true }).click();
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  }),
  onDashboard('visit-form-editing', async (page) => {
    await visitList(page)
      .rows.nth(1)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await see(page, 'Update Visit Request');
  }),
];
