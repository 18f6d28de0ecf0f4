import type { Occupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { AdminOccupancyPage } from './AdminOccupancyPage.tsx';

const svg = '<svg role="img" aria-label="Pets in care by day"></svg>';
const occupancy: Occupancy = {
  days: ['2026-11-22', '2026-11-23'],
  shelter: { capacity: null, counts: [3, 4], svg },
  places: [{ id: 'k1', name: 'House · Kennel 1', capacity: 2, counts: [2, 1], svg: '<svg></svg>' }],
};

it('B11.01 shows how many pets lived where, in sentences, drawings and a table', async () => {
  const calls = stubApi({ 'GET /admin/places/occupancy': () => occupancy });
  const { address } = renderPage(
    <Capabilities value={capabilitiesOf(['staff'], ['places'])}>
      <AdminOccupancyPage />
    </Capabilities>,
    { status: 'admin', path: '/admin/places/occupancy' },
  );
  await screen.findByRole('img', { name: 'Pets in care by day' });
  screen.getByText('Now 4 pets. On average 3.5, at most 4.');
  screen.getByText('Now 1 of 2. On average 1.5, at most 2. Full on 1 day.');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayWhole shelterHouse · Kennel 1',
    'Nov 23, 202641',
    'Nov 22, 202632',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '90 Days' }));
  expect(address()).toBe('/admin/places/occupancy?days=90');
  expect(calls.map(({ query }) => query.get('days'))).toEqual(['30', '90']);
});
