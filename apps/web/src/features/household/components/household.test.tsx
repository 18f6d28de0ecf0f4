import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { useHousehold } from '../household-api.ts';
import { HouseholdSection } from './HouseholdSection.tsx';
import { PartnerHiddenPets } from './PartnerHiddenPets.tsx';

const household: Household = {
  partner: 'Sam Vimes',
  visits: [
    {
      ...{ pet_id: '1', pet_name: 'Ailsa', bonded_pet_id: null },
      ...{ requested_at: '2036-11-24T16:30:00.000Z', status: 'pending' },
    },
  ],
  favorites: [
    { pet_id: '1', name: 'Ailsa', species: 'Dog', photo_url: null, is_yours: true },
    { pet_id: '2', name: 'Bo', species: 'Dog', photo_url: null, is_yours: false },
  ],
  put_aside: [{ pet_id: '3', name: 'Rex' }],
};

function Page() {
  return (
    <>
      <HouseholdSection household={useHousehold().household} />
      <PartnerHiddenPets />
    </>
  );
}

function open(hasPartner = true) {
  let current: Household | null = household;
  const set = (next: Household | null) => {
    current = next;
  };
  const matching_partner = hasPartner ? { name: 'Sam Vimes', has_answered: true } : null;
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    'GET /users/me': () => ({ ...currentUser(adopter), matching_partner }),
    'GET /auth/csrf/': () => ({ csrf_token: 'token' }),
    'GET /match/together/household': () => ({ household: current }),
    'DELETE /match/together/put-aside/3': () => {
      set({ ...household, put_aside: [] });
      return new Response(null, { status: 204 });
    },
  });
  renderPage(<Page />, { status: 'adopter' });
  return { calls, set };
}

it('B7.07 shows the partner’s visits and hearts, and which of these both like', async () => {
  open();
  const section = await screen.findByRole('region', { name: 'You and Sam Vimes' });
  await within(section).findByText(
    'Your partner visits Ailsa on Monday, November 24, 2036 at 11:30 AM.',
  );
  expect(section.textContent).toContain('Not confirmed yet.');
  const likes = within(section).getByRole('region', { name: 'Sam Vimes likes' });
  expect(
    within(likes)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['AilsaYou too', 'Bo']);
});

it('B7.07 says what the partner put aside, and brings it back', async () => {
  open();
  await screen.findByRole('region', { name: 'Not for Sam Vimes' });
  await userEvent.setup().click(screen.getByRole('button', { name: /^Bring back Rex/ }));
  await waitFor(() => expect(screen.queryByText('Rex')).toBeNull());
});

it('B7.07 goes when the partner has left and one comes back to the page', async () => {
  const { set } = open();
  await screen.findByRole('region', { name: 'You and Sam Vimes' });
  set(null);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(/Sam Vimes/)).toBeNull());
});

it('B7.07 asks for nothing without a partner', async () => {
  const { calls } = open(false);
  await waitFor(() => expect(calls.some(({ path }) => path === '/users/me')).toBe(true));
  expect(calls.filter(({ path }) => path.includes('together'))).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});
