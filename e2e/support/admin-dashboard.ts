import { expect, type Locator, type Page } from '@playwright/test';
import { startStaffSession } from './journey.ts';

/** One of the two lists of the dashboard. */
class AdminList {
  readonly section: Locator;
  /** The scrolling area. */
  readonly panel: Locator;
  /** Rows of the table, or cards on a phone, without the header. */
  readonly rows: Locator;
  readonly selectAll: Locator;
  readonly bulkBar: Locator;

  constructor(page: Page, sectionName: string, panelName: string) {
    this.section = page.getByRole('region', { name: sectionName });
    this.panel = this.section.getByRole('group', { name: panelName });
    this.rows = this.panel.locator('[data-index]');
    this.selectAll = this.panel.getByRole('checkbox', { name: /^Select all/ });
    this.bulkBar = this.section.getByRole('status').filter({ hasText: 'selected' });
  }

  /** The row, or card, that contains a text. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** The button of a row that shows its status and opens the status menu. */
  statusButton(text: string | RegExp): Locator {
    return this.row(text).getByRole('button', { name: /^Status of/ });
  }

  /** Chooses a bulk action, which opens a confirmation dialog. */
  async chooseBulkAction(page: Page, label: string): Promise<void> {
    await this.section.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  }
}

export const petList = (page: Page) => new AdminList(page, 'Pet Management', 'List of pets');

export const visitList = (page: Page) =>
  new AdminList(page, 'Visit Requests', 'List of visit requests');

/** Opens the edit form of a pet from its row. @returns the dialog */
export async function openPetForm(page: Page, name: string): Promise<Locator> {
  await petList(page)
    .row(name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  return page.getByRole('dialog', { name: 'Edit Pet' });
}

/** Fills the required fields of the pet form. */
export async function fillPetForm(form: Locator, species = 'Dog', size = 'Medium'): Promise<void> {
  await form.getByLabel('Name').fill('Biscuit');
  await form.getByLabel('Species').selectOption(species);
  await form.getByLabel('Breed').fill('Beagle');
  await form.getByLabel('Age Group').selectOption('Young');
  await form.getByLabel('Sex').selectOption('Female');
  await form.getByLabel('Size').selectOption(size);
}

/** Opens the dashboard as staff and waits for both lists. */
export async function openDashboard(page: Page): Promise<void> {
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Pet Management' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visit Requests' })).toBeVisible();
}
