import type { Colleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { type ColleagueChange, ColleagueChangeDialog } from './ColleagueChangeDialog.tsx';

const ann: Colleague = {
  ...{ id: 'a1', full_name: 'Ann Lee', email: 'ann@example.org', role: 'volunteer' },
  ...{ since: '2026-11-01T15:00:00.000Z', invited_by: null, suspended_at: null },
  ...{ foster_pets: ['Biscuit', 'Mochi'], has_second_factor: false, factor_reset: null },
};

const open = (change: ColleagueChange, parts: CarePart[]) =>
  renderPage(
    <Capabilities value={capabilitiesOf(['manager'], parts)}>
      <ColleagueChangeDialog
        colleague={ann}
        change={change}
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </Capabilities>,
    { status: 'admin', path: '/admin/colleagues' },
  );

it('B11.04 who is about to be removed has these pets at home', () => {
  open('remove', ['places', 'fosters']);
  screen.getByText('At home with Ann Lee: Biscuit and Mochi. Please agree on when they come back.');
});

it.each([
  [
    ['places', 'fosters'],
    ['Foster carer', 'Volunteer', 'Staff', 'Manager'],
  ],
  [['places'], ['Volunteer', 'Staff', 'Manager']],
] as const)('B11.04 with %j, the roles are %j', (parts, roles) => {
  open('role', [...parts]);
  const options = within(screen.getByLabelText(/^Role/)).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(roles);
});
