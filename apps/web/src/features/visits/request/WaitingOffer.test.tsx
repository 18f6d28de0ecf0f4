import type { Household } from '@pawmatch/contract/household/household-endpoints';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import type { WantedTimes } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { WaitingOffer } from './WaitingOffer.tsx';

const shelter = buildShelter();
const place = {
  ...{
    pet_id: '1',
    bonded_pet_id: null,
    pet_name: 'Biscuit',
    place: 2,
    joined_at: '2026-11-20T15:00:00.000Z',
  },
  wanted: null as WantedTimes | null,
  is_partners: false,
  held: null as null | { requested_at: string; until: string },
  is_last_hold: false,
};

const slot = (time: string, available: boolean) => ({
  time,
  label: time,
  requested_at: `2036-11-24T${time}:00.000Z`,
  available,
  state: available ? ('free' as const) : ('taken' as const),
  rests_until: null,
});
const day = (date: string, slots: SlotDay['slots']): SlotDay => ({
  date,
  label: date,
  state: 'full',
  closed_because: null,
  slots,
});
const taken = [slot('10:00', false), slot('10:30', false), slot('11:00', false)];
const full = [day('2036-11-24', taken), day('2036-11-25', taken)];

function open(
  places: (typeof place)[],
  { email_confirmed = true, days = full, household = null as Household | null } = {},
) {
  let current = places;
  const calls = stubApi({
    'GET /shelter': () => shelter,
    'GET /users/me': () => ({
      ...currentUser(adopter),
      email_confirmed,
      matching_partner: household && { name: household.partner, has_answered: true },
    }),
    'GET /match/together/household': () => ({ household }),
    'POST /auth/email/confirmation': () => new Response(null, { status: 204 }),
    'GET /auth/csrf/': () => ({ csrf_token: 'token' }),
    'GET /waiting-list': () => current,
    'PUT /waiting-list/1': () => {
      current = [place];
      return place;
    },
    'DELETE /waiting-list/1': () => {
      current = [];
      return new Response(null, { status: 204 });
    },
    'POST /visit-requests/1': () => ({ success: true }),
  });
  renderPage(<WaitingOffer petId="1" petName="Biscuit" days={days} />, { status: 'adopter' });
  return { calls, user: userEvent.setup() };
}

it('B3.08 a person joins the line, sees the place, and leaves', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Tell me when a time frees up' }));
  await screen.findByText('You are second in line for Biscuit.');
  await user.click(screen.getByRole('button', { name: 'Leave the line' }));
  await screen.findByText('All times with Biscuit are taken.');
});

it('B3.08 a held time shows how long it is held, and is booked in two taps', async () => {
  const until = new Date(Date.now() + 41.5 * 60_000).toISOString();
  const requested_at = '2036-11-24T19:00:00.000Z';
  const { user, calls } = open([{ ...place, held: { requested_at, until } }]);
  await screen.findByText('42 minutes left');
  await screen.findByText(/Monday, November 24, 2036 at 2:00 PM\. It is held for you until/);
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  await user.click(
    (await screen.findAllByRole('button', { name: 'Book this time' })).at(-1) as HTMLElement,
  );
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ requested_at }),
  );
});

it('B3.08 a hold that has ended is not offered', async () => {
  const until = new Date(Date.now() - 1_000).toISOString();
  open([{ ...place, held: { requested_at: '2036-11-24T19:00:00.000Z', until } }]);
  await screen.findByText('You are second in line for Biscuit.');
  expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull();
});

it('B3.08 S66 only who has a confirmed address can wait; the link is sent again', async () => {
  const { user, calls } = open([], { email_confirmed: false });
  await screen.findByText(/You can wait for a free time when your address is confirmed/);
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await waitFor(() =>
    expect(calls.some(({ path }) => path === '/auth/email/confirmation')).toBe(true),
  );
  expect(screen.queryByRole('button', { name: 'Tell me when a time frees up' })).toBeNull();
});

it('B3.08 S66 says in line that no time is held before the address is confirmed', async () => {
  open([place], { email_confirmed: false });
  await screen.findByText(/We hold the next free time for you when you have confirmed/);
  expect(screen.queryByText(/we send you an email/)).toBeNull();
});

it('S66 says who has not used a held time that the next one is the last', async () => {
  open([{ ...place, is_last_hold: true }]);
  await screen.findByText(/If you do not use the next one either, you leave the line/);
});

it('B3.08 promises an email to a confirmed address', async () => {
  open([place]);
  await screen.findByText(/we send you an email, and hold it for you/);
  expect(screen.queryByRole('button', { name: 'Send Again' })).toBeNull();
});

it('B7.11 waits for an hour of a full day', async () => {
  const { user, calls } = open([]);
  await user.selectOptions(await screen.findByLabelText('Day to wait for'), '2036-11-25');
  await user.selectOptions(screen.getByLabelText('Hour of that day'), '10:00 AM to 11:00 AM');
  await user.click(screen.getByRole('button', { name: 'Tell me when a time frees up' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      wanted: { date: '2036-11-25', hour: 10 },
    }),
  );
});

it('B7.11 offers only what is full where times are free, and nothing where none is', async () => {
  const days = [day('2036-11-24', [slot('10:00', false), slot('11:00', true)])];
  const { user, calls } = open([], { days });
  const day24 = await screen.findByLabelText('Day to wait for');
  expect(screen.queryByText('All times with Biscuit are taken.')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { hidden: true }).disabled).toBe(true);
  await user.selectOptions(day24, '2036-11-24');
  const hour = screen.getByLabelText<HTMLSelectElement>('Hour of that day');
  expect([...hour.options].map(({ label }) => label)).toEqual(['10:00 AM to 11:00 AM']);
  await user.click(screen.getByRole('button', { hidden: true }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      wanted: { date: '2036-11-24', hour: 10 },
    }),
  );
});

it('B7.07 who has a partner with a visit is told to come along, and not made to wait', async () => {
  const visit = {
    ...{ pet_id: '1', pet_name: 'Biscuit', bonded_pet_id: null },
    ...{ requested_at: '2036-11-24T19:00:00.000Z', status: 'confirmed' as const },
  };
  open([], {
    household: { partner: 'Sam Vimes', visits: [visit], favorites: [], put_aside: [] },
  });
  await screen.findByText('Your partner visits Biscuit on Monday, November 24, 2036 at 2:00 PM.');
  await screen.findByText(/You can come along/);
  expect(screen.queryByRole('button', { name: 'Tell me when a time frees up' })).toBeNull();
});

it('B7.07 a place of the partner shows the wanted hour, and only its owner leaves it', async () => {
  open([{ ...place, is_partners: true, wanted: { date: '2036-11-24', hour: 14 } }]);
  await screen.findByText(
    'Your partner is second in line for Biscuit on Monday, November 24, 2036, from 2:00 PM to 3:00 PM.',
  );
  expect(screen.queryByRole('button', { name: 'Leave the line' })).toBeNull();
});
