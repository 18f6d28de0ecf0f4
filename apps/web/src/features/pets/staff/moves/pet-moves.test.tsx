import type { PetMove } from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { actAtShelter } from '../../../../lib/acting-shelter.ts';
import { buildPet } from '../../../../testing/build-pet.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../../testing/stub-api.ts';
import { PetMoveButton } from './PetMoveButton.tsx';
import { ReceivedPets } from './ReceivedPets.tsx';

const [oak, berlin] = [
  { slug: 'oak', name: 'Oak Shelter' },
  { slug: 'berlin-cats', name: 'Berlin Cats' },
];
const milo = buildPet({ name: 'Milo' });
const luna = buildPet({ name: 'Luna', bonded_with: milo });
const move: PetMove = {
  ...{ id: '01890000-0000-7000-8000-000000000001', pet_id: luna.id, pet_name: 'Luna and Milo' },
  ...{ from: oak, to: berlin, offered_at: '2026-11-20T12:00:00.000Z' },
};

const done = () => new Response(null, { status: 204 });

beforeEach(() => {
  actAtShelter('oak');
});
afterEach(() => actAtShelter(null));

it('B8.05 a pet is offered to another shelter once it is said what that changes, and the offer is taken back', async () => {
  let offer: PetMove | null = null;
  const calls = stubApi({
    [`GET /admin/pets/${luna.id}/move`]: () => ({
      ...{ offer, other_shelters: [berlin], upcoming_visits: 2 },
    }),
    [`POST /admin/pets/${luna.id}/move`]: () => {
      offer = move;
      return move;
    },
    [`DELETE /admin/pet-moves/${move.id}`]: () => {
      offer = null;
      return done();
    },
  });
  renderPage(<PetMoveButton pet={luna} />, { status: 'admin' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Move to another shelter…' }));
  await screen.findByText(/^2 upcoming visits will be cancelled/);
  screen.getByText('Luna and Milo move together.');
  await user.click(screen.getByRole('button', { name: 'Offer Luna' }));
  await screen.findByText('Please choose a shelter.');
  await user.selectOptions(screen.getByRole('combobox', { name: /New shelter/ }), 'Berlin Cats');
  await user.click(screen.getByRole('button', { name: 'Offer Luna' }));
  await user.click(await screen.findByRole('button', { name: 'Offered to Berlin Cats' }));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ to: 'berlin-cats' });
  await user.click(await screen.findByRole('button', { name: 'Take back the offer' }));
  await screen.findByRole('button', { name: 'Move to another shelter…' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('B8.05 the shelter that is offered pets takes them in or declines, and reads when an offer has ended', async () => {
  actAtShelter('berlin-cats');
  const other = { ...move, id: '01890000-0000-7000-8000-000000000002', pet_name: 'Rex' };
  let offers = [move, other];
  const end = (ended: PetMove) => {
    offers = offers.filter(({ id }) => id !== ended.id);
    return done();
  };
  stubApi({
    'GET /admin/pet-moves': () => [...offers, { ...move, id: luna.id, from: berlin, to: oak }],
    'GET /pets': () => [],
    [`POST /admin/pet-moves/${move.id}/accept`]: () => end(move),
    [`POST /admin/pet-moves/${other.id}/decline`]: () => {
      end(other);
      return problem(409, { code: 'PET_MOVE_ENDED' });
    },
  });
  renderPage(<ReceivedPets timeZone="UTC" />, { status: 'admin' });
  const user = userEvent.setup();
  await user.click(await screen.findByText('Pets that other shelters offer you: 2'));
  await user.click(screen.getByRole('button', { name: 'Take Luna and Milo in' }));
  await screen.findByText('Pets that other shelters offer you: 1');
  await user.click(screen.getByRole('button', { name: 'Decline Rex' }));
  await screen.findByText('Pets that other shelters offer you: none');
});

it('B8.05 with one shelter there is no word of it, and no call', async () => {
  actAtShelter(null);
  const calls = stubApi({});
  renderPage(
    <>
      <PetMoveButton pet={luna} />
      <ReceivedPets timeZone="UTC" />
    </>,
    { status: 'admin' },
  );
  await waitFor(() => expect(screen.queryByText(/other shelter/)).toBeNull());
  expect(calls).toEqual([]);
});
