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
    await page.waitForLoadState('networkidle');
  }),
  isWhole: true,
});

/** Staff's own pages (B4). */
export const recordListShots: readonly Shot[] = [
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
  ...(
    [
      ['desk-calendar', ''],
      ['desk-calendar-pet', '?by=pet'],
      ['desk-calendar-week', '?view=week'],
      ['desk-calendar-week-pet', '?view=week&by=pet'],
    ] as const
  ).map(([name, query]) =>
    shot(name, async (page) => {
      await page.goto(`/admin/calendar${query}`);
      await page.locator('[data-visit], main li button').first().waitFor();
    }),
  ),
  shot('desk-calendar-move', async (page) => {
    await page.goto('/admin/calendar?view=week');
    await page.locator('[data-visit] button, main li button:has(span)').last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await page.getByRole('button', { name: 'Other Times' }).waitFor();
  }),
  {
    ...shot('desk-day-sheet', async (page) => {
      await page.goto('/admin/calendar/print');
      await page.locator('tbody tr').first().waitFor();
    }),
    isWhole: true,
  },
  {
    ...shot('desk-pet-day', async (page, { shelter, petId }) => {
      const [visit] = await shelter.query<{ pet_id: string; day: string }>(
        `SELECT pet_id, (starts_at AT TIME ZONE 'America/New_York')::date::text AS day FROM visits
         WHERE status = 'confirmed' AND pet_id IS NOT NULL ORDER BY starts_at LIMIT 1`,
      );
      await page.goto(`/admin/pets/${visit?.pet_id ?? petId}/day?date=${visit?.day}`);
      await page.locator('main li').last().waitFor();
    }),
    isWhole: true,
  },
  {
    ...shot('desk-settings', async (page) => {
      await page.goto('/admin/settings');
      await clickButton(page, /Create Address|Replace Address/);
      // The address of the other size is replaced.
      const confirm = page.getByRole('dialog').getByRole('button', { name: 'Replace Address' });
      const address = page.getByLabel('Your calendar address');
      await confirm.or(address).first().waitFor();
      if (await confirm.isVisible()) await confirm.click();
      await address.waitFor();
    }),
    isWhole: true,
  },
  {
    ...shot('desk-doctor', async (page) => {
      await page.goto('/admin/doctor');
      await page.getByRole('list', { name: 'Checks' }).waitFor();
    }),
    isWhole: true,
  },
  {
    ...shot('desk-numbers', async (page) => {
      await page.goto('/admin/numbers');
      await page.getByRole('heading', { name: 'Intake by month' }).waitFor();
    }),
    isWhole: true,
  },
  {
    ...shot('desk-journal', async (page) => {
      await page.goto('/admin/journal');
      await page.getByRole('list', { name: 'Entries' }).waitFor();
    }),
    isWhole: true,
  },
  shot('desk-foster-report', async (page) => {
    await page.goto('/admin/foster');
    await page
      .getByRole('button', { name: /^Report on / })
      .first()
      .click();
    const cats = page.getByRole('group', { name: 'Good with cats?' });
    await cats.getByText('No', { exact: true }).click();
  }),
  recordShot('desk-pet-reported', async (scene) => {
    const id = await firstId(scene, 'SELECT pet_id AS id FROM foster_answers LIMIT 1');
    return `/admin/pets/${id}`;
  }),
  listShot('desk-people', '/admin/people'),
  ...(
    [
      ['desk-colleagues', '/admin/colleagues'],
      ['desk-outbox', '/admin/outbox'],
      ['desk-tasks', '/admin/tasks'],
      ['desk-care', '/admin/care'],
      ['desk-care-plans', '/admin/care/plans'],
      ['desk-places', '/admin/places'],
      ['desk-foster', '/admin/foster'],
      ['desk-fosters', '/admin/fosters'],
      ['desk-data', '/admin/data'],
      ['desk-data-import', '/admin/data/import'],
      ['desk-data-export', '/admin/data/export'],
      ['desk-data-feeds', '/admin/data/feeds'],
      ['desk-data-website', '/admin/data/website'],
      ['desk-data-keys', '/admin/data/keys'],
      ['privacy', '/privacy'],
      ['embed-documentation', '/api/docs/embed'],
    ] as const
  ).map(
    ([name, address]): Shot => ({
      ...shot(name, async (page) => {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
      }),
      isWhole: true,
    }),
  ),
  recordShot(
    'desk-person',
    async (scene) =>
      `/admin/people/${await firstId(scene, `SELECT id FROM users WHERE role = 'adopter' LIMIT 1`)}`,
  ),
  shot('desk-pet-mention', async (page, { petId }) => {
    await page.goto(`/admin/pets/${petId}`);
    await page.getByRole('textbox', { name: 'New note' }).fill('Ate well again, @ki');
    const colleagues = page.getByRole('listbox', { name: 'Colleagues' });
    await colleagues.getByRole('option', { name: 'Kim Lee' }).waitFor();
    await page.getByRole('heading', { name: 'Yesterday' }).waitFor();
  }),
  recordShot('desk-pet', async ({ petId }) => `/admin/pets/${petId}`),
  {
    ...shot('desk-health-record', async (page, { petId }) => {
      await page.goto(`/admin/pets/${petId}/health`);
      await page.getByRole('heading', { name: /^Health record/ }).waitFor();
    }),
    isWhole: true,
  },
  recordShot(
    'desk-adoption',
    async (scene) =>
      `/admin/adoptions/${await firstId(scene, `SELECT id FROM adoptions WHERE stage = 'approved' LIMIT 1`)}`,
  ),
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
