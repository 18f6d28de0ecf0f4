import { expect, type Locator, type Page } from '@playwright/test';
import { logInAsAdmin } from './people.ts';

/** One of the two lists of the dashboard. */
export class AdminList {
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

  /** Selects the row that contains a text. */
  async select(text: string | RegExp): Promise<void> {
    await this.row(text).getByRole('checkbox').check();
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

/** Logs in as staff and waits for both lists. */
export async function openDashboard(page: Page): Promise<void> {
  await logInAsAdmin(page);
  await expect(page.getByRole('heading', { name: 'Pet Management' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visit Requests' })).toBeVisible();
}
