import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { problem } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { eight, openMatches, withPreferences } from '../testing/open-matches.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => stubViewport());

const [ada, bo] = eight.map((pet) => ({ ...pet, together: { yours: 90, partner: 80 } }));
if (!ada || !bo) throw new Error('There are eight pets.');

const household: Household = {
  partner: 'Sam Vimes',
  visits: [
    {
      ...{ pet_id: bo.id, pet_name: 'Bo', bonded_pet_id: null },
      ...{ requested_at: '2036-11-24T16:30:00.000Z', status: 'pending' },
    },
  ],
  favorites: [ada, bo].map(({ id, name }) => ({
    ...{ pet_id: id, name, species: 'Dog', photo_url: null, is_yours: false },
  })),
  put_aside: [],
};

const visit = buildVisit({
  ...{ pet_id: ada.id, pet: ada, status: 'confirmed' as const },
  requested_at: '2036-11-25T16:30:00.000Z',
});

const card = (name: string) => screen.findByRole('article', { name });

function openForTwo() {
  const partner = { hasLeft: false };
  const view = openMatches(
    (query) =>
      partner.hasLeft && query.has('view') ? problem(409, { code: 'PARTNER_REQUIRED' }) : [ada, bo],
    {
      responses: {
        'GET /users/me': () => ({
          ...withPreferences,
          matching_partner: partner.hasLeft ? null : { name: 'Sam Vimes', has_answered: true },
          former_partner: partner.hasLeft ? 'Sam Vimes' : null,
        }),
        'GET /shelter': () => buildShelter(),
        'GET /visit-requests/my': () => [visit],
        'GET /favorites/ids': () => ({ pet_ids: [ada?.id] }),
        'GET /match/together/household': () => ({ household: partner.hasLeft ? null : household }),
        'GET /auth/csrf/': () => ({ csrf_token: 'token' }),
        'DELETE /match/together/ending': () => new Response(null, { status: 204 }),
      },
    },
  );
  return { ...view, partner };
}

it('B7.07 the cards say what the partner likes and visits', async () => {
  openForTwo();
  await screen.findByText('Sam Vimes likes Ada, too');
  expect((await card('Bo')).textContent).toMatch(
    /Sam Vimes likes Bo.*Sam Vimes has asked for a visit on Monday, November 24, 2036 at 11:30 AM/,
  );
});

it('B7.07 among the matches of the partner, one’s own visit is called so', async () => {
  const { user } = openForTwo();
  const time = 'Tuesday, November 25, 2036 at 11:30 AM';
  await waitFor(async () =>
    expect((await card('Ada')).textContent).toContain(`You meet Ada on ${time}.`),
  );
  await user.click(screen.getByRole('button', { name: 'Sam Vimes' }));
  await screen.findByText(`Your own visit with Ada is on ${time}.`);
  expect(screen.queryByText(/^You meet Ada/)).toBeNull();
});

it('B2.11 B7.07 an open page shows one’s own matches when the partner has left, and says so', async () => {
  const { partner, user } = openForTwo();
  await card('Ada');
  expect(screen.getByRole('button', { name: 'Both of you' })).toBeDefined();
  partner.hasLeft = true;
  await user.click(screen.getByRole('button', { name: 'Sam Vimes' }));
  await screen.findByText('You and Sam Vimes no longer match together');
  expect((await card('Ada')).textContent).not.toContain('Sam Vimes');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Both of you' })).toBeNull();
});

it('B7.07 an open page notices by itself that the partner has left', async () => {
  const { partner } = openForTwo();
  await card('Ada');
  partner.hasLeft = true;
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('You and Sam Vimes no longer match together');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Both of you' })).toBeNull());
});
