import type { Page } from '@playwright/test';
import { petList, visitList } from '../support/admin-dashboard.ts';
import { clickButton, failCall, neverRespond, type Shot, waitForText } from './shot.ts';

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

/** A state of the complete dashboard. */
const dashboardShot = (name: string, act: (page: Page) => Promise<void>): Shot =>
  shot(name, async (page) => {
    await openDashboard(page);
    await act(page);
  });

const openVisitForm = async (page: Page) => {
  await clickButton(page, 'Schedule Visit');
  await page.getByRole('combobox', { name: 'Pet', exact: true }).waitFor();
};

/** Pages of staff. */
export const staffShots: readonly Shot[] = [
  { ...shot('dashboard', openDashboard), isWhole: true },
  shot('dashboard-empty', async (page) => {
    await page.route('**/api/pets?*', (route) => route.fulfill({ json: [] }));
    await page.route('**/api/admin/visit-requests?*', (route) => route.fulfill({ json: [] }));
    await page.goto('/admin/dashboard');
    await waitForText(page, 'No pets found.');
    await waitForText(page, 'No visit requests found.');
  }),
  shot('dashboard-loading', async (page) => {
    await page.route('**/api/pets?*', neverRespond);
    await page.route('**/api/admin/visit-requests?*', neverRespond);
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { name: 'Pet Management' }).waitFor();
  }),
  shot('dashboard-failed', async (page) => {
    await page.route('**/api/pets?*', failCall);
    await page.route('**/api/admin/visit-requests?*', failCall);
    await page.goto('/admin/dashboard');
    await waitForText(page, 'Failed to load pets');
    await waitForText(page, 'Failed to load visits');
  }),
  dashboardShot('bulk-bar', async (page) => {
    for (const index of [0, 1, 3])
      await petList(page).rows.nth(index).getByRole('checkbox').check();
    await petList(page).section.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menu').waitFor();
  }),
  dashboardShot('bulk-confirmation', async (page) => {
    await petList(page).selectAll.check();
    await petList(page).chooseBulkAction(page, 'Delete');
    await waitForText(page, 'Delete Multiple Pets');
  }),
  dashboardShot('bulk-processing', async (page) => {
    await page.route('**/api/pets/*', neverRespond);
    // Not more than are sent in parallel, so that no call waits for another.
    for (const index of [0, 1]) await petList(page).rows.nth(index).getByRole('checkbox').check();
    await petList(page).chooseBulkAction(page, 'Mark as Adopted');
    await clickButton(page, 'Update');
    await waitForText(page, 'Processing...');
  }),
  dashboardShot('bulk-outcome', async (page) => {
    await page.route('**/api/pets/*', failCall);
    for (const index of [0, 1]) await petList(page).rows.nth(index).getByRole('checkbox').check();
    await petList(page).chooseBulkAction(page, 'Mark as Adopted');
    await clickButton(page, 'Update');
    await waitForText(page, 'Some changes failed');
  }),
  dashboardShot('delete-pet', async (page) => {
    await petList(page)
      .rows.nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await waitForText(page, 'This action cannot be undone.');
  }),
  dashboardShot('pet-form', async (page) => {
    await clickButton(page, 'Add New Pet');
    await waitForText(page, 'Upload Image');
  }),
  dashboardShot('pet-form-with-errors', async (page) => {
    await clickButton(page, 'Add New Pet');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Pet' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  dashboardShot('pet-form-editing', async (page) => {
    await petList(page).rows.nth(3).getByRole('button', { name: /^Edit/ }).click();
    await waitForText(page, 'Change Image');
  }),
  dashboardShot('status-menu', async (page) => {
    await visitList(page)
      .rows.nth(1)
      .getByRole('button', { name: /^Status of/ })
      .click();
    await page.getByRole('menu').waitFor();
  }),
  dashboardShot('visit-details', async (page) => {
    await visitList(page).rows.nth(1).getByRole('button', { name: 'View Details' }).click();
    await waitForText(page, 'Requester Information');
  }),
  dashboardShot('visit-form', openVisitForm),
  dashboardShot('visit-form-walk-in', async (page) => {
    await openVisitForm(page);
    await page.getByRole('dialog').getByText('A walk-in', { exact: true }).click();
    await clickButton(page, 'Save');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  dashboardShot('visit-form-pets', async (page) => {
    await openVisitForm(page);
    await page.getByRole('combobox', { name: 'Pet', exact: true }).click();
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  }),
  dashboardShot('visit-form-editing', async (page) => {
    await visitList(page)
      .rows.nth(1)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await waitForText(page, 'Update Visit Request');
  }),
];
