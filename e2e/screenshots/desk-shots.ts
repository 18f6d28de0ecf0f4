import type { Page } from '@playwright/test';
import { clickButton, type Scene, type Shot, waitForText } from './shot.ts';

const shot = (name: string, enter: Shot['enter']): Shot => ({ name, viewer: 'staff', enter });

const listShot = (name: string, address: string, then?: (page: Page) => Promise<void>): Shot =>
  shot(name, async (page) => {
    await page.goto(address);
    await page.locator('tbody tr, [role=group] li').filter({ visible: true }).first().waitFor();
    await then?.(page);
  });

const firstId = async ({ shelter }: Scene, sql: string): Promise<string> =>
  (await shelter.query<{ id: string }>(sql))[0]?.id ?? '';

const recordShot = (name: string, addressOf: (scene: Scene) => Promise<string>): Shot => ({
  ...shot(name, async (page, scene) => {
    await page.goto(await addressOf(scene));
    await page.getByRole('heading', { name: 'History' }).waitFor();
  }),
  isWhole: true,
});

/** Staff's own pages (B4). */
export const deskShots: readonly Shot[] = [
  listShot('desk-pets', '/admin/pets'),
  listShot('desk-pets-filtered', '/admin/pets?species=Dog&status=Available&q=a'),
  listShot('desk-pets-selected', '/admin/pets', async (page) => {
    await page.getByRole('checkbox').filter({ visible: true }).first().check();
  }),
  listShot('desk-visits', '/admin/visits'),
  listShot('desk-visits-today', '/admin/visits?view=today'),
  shot('desk-visits-empty', async (page) => {
    await page.goto('/admin/visits?q=nobody%20of%20this%20name');
    await waitForText(page, /Remove a filter|Nothing|No /);
  }),
  listShot('desk-people', '/admin/people'),
  recordShot('desk-pet', async ({ petId }) => `/admin/pets/${petId}`),
  recordShot(
    'desk-visit',
    async (scene) =>
      `/admin/visits/${await firstId(scene, `SELECT id FROM visits WHERE user_id IS NOT NULL AND status = 'pending' LIMIT 1`)}`,
  ),
  {
    ...shot('account', async (page) => {
      await page.goto('/account');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }),
    isWhole: true,
  },
  shot('desk-pet-form-new', async (page) => {
    await page.goto('/admin/pets');
    await clickButton(page, /Add New Pet|Add pet/i);
    await page.getByRole('dialog').waitFor();
  }),
  shot('desk-visit-form-new', async (page) => {
    await page.goto('/admin/visits');
    await clickButton(page, /Schedule/);
    await page.getByRole('dialog').waitFor();
  }),
];
