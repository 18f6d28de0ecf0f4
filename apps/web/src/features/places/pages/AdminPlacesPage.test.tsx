import type { Place, PlaceBoard, PlacedPet } from '@pawmatch/contract/places/places-endpoints';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { AdminPlacesPage } from './AdminPlacesPage.tsx';

const pet = (id: string, name: string): PlacedPet => ({
  ...{ id, name, species: 'Dog', status: 'Available', photo_url: null },
});
const place = (id: string, name: string, fields: Partial<Place> = {}): Place => ({
  ...{
    id,
    name,
    parent_id: null,
    capacity: null,
    is_capacity_strict: false,
    foster: null,
    pets: [],
    warnings: [],
  },
  ...fields,
});
const biscuit = pet('p1', 'Biscuit');
const mochi = pet('p2', 'Mochi');
const board: PlaceBoard = {
  places: [
    place('house', 'Main House'),
    place('k1', 'Kennel 1', { parent_id: 'house', capacity: 1, pets: [mochi] }),
    place('k2', 'Kennel 2', { parent_id: 'house', capacity: 2 }),
  ],
  without_place: [biscuit],
};
const after: PlaceBoard = {
  places: [
    place('house', 'Main House'),
    place('k1', 'Kennel 1', { parent_id: 'house', capacity: 1 }),
    place('k2', 'Kennel 2', { parent_id: 'house', capacity: 2, pets: [biscuit, mochi] }),
  ],
  without_place: [],
};

const open = (role: 'volunteer' | 'staff' = 'staff') =>
  renderPage(
    <Capabilities value={capabilitiesOf([role], ['places'])}>
      <AdminPlacesPage />
    </Capabilities>,
    { status: 'admin', path: '/admin/places' },
  );

describe('AdminPlacesPage', () => {
  it('B11.01 a house says how many pets live in it, those in its rooms and kennels included', async () => {
    const places = [...board.places, place('k3', 'Run', { parent_id: 'k2', pets: [biscuit] })];
    stubApi({ 'GET /admin/places': () => ({ places, without_place: [] }) });
    open();
    const headed = async (name: string) =>
      (await screen.findByRole('heading', { name })).parentElement?.textContent;
    expect(await headed('Main House')).toContain('2 pets');
    expect(await headed('Kennel 2')).toContain('0 of 2');
  });

  it('B11.01 pets are dragged to a place, the chosen ones together, and not to where they are', async () => {
    const calls = stubApi({
      'GET /admin/places': () => board,
      'POST /admin/places/moves': () => ({ board: after, refused: [] }),
    });
    open();
    const button = await screen.findByRole('button', { name: /Biscuit/ });
    const dragTo = (target: HTMLElement) => {
      const dataTransfer = { setData: () => undefined };
      fireEvent.dragStart(button, { dataTransfer });
      fireEvent.dragOver(target);
      fireEvent.drop(target);
      fireEvent.dragEnd(button);
    };
    dragTo(screen.getByRole('heading', { name: 'Without a place' }));
    await userEvent.click(screen.getByRole('button', { name: /Mochi/ }));
    await userEvent.click(button);
    dragTo(screen.getByRole('heading', { name: 'Kennel 2' }));
    await screen.findByText('Biscuit, Mochi: now in Kennel 2.');
    expect(calls.flatMap(({ method, body }) => (method === 'POST' ? body : []))).toEqual([
      {
        moves: [
          { pet_id: 'p1', from: null, to: 'k2' },
          { pet_id: 'p2', from: 'k1', to: 'k2' },
        ],
      },
    ]);
  });

  it('B11.01 pets are chosen, moved with a second tap, and moved back', async () => {
    const calls = stubApi({
      'GET /admin/places': () => board,
      'POST /admin/places/moves': () => ({ board: after, refused: [] }),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Biscuit/ }));
    await userEvent.click(screen.getByRole('button', { name: /Mochi/ }));
    expect(screen.getByText('Chosen: Biscuit, Mochi. Where do they go?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Move here: Kennel 2' }));
    await screen.findByText('Biscuit, Mochi: now in Kennel 2.');
    expect(
      within(screen.getByRole('list', { name: 'Kennel 2' })).getAllByRole('button'),
    ).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Move here/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Biscuit, Mochi: back where they were.');
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        moves: [
          { pet_id: 'p1', from: null, to: 'k2' },
          { pet_id: 'p2', from: 'k1', to: 'k2' },
        ],
      },
      {
        moves: [
          { pet_id: 'p1', from: 'k2', to: null },
          { pet_id: 'p2', from: 'k2', to: 'k1' },
        ],
      },
    ]);
  });

  it('B11.01 a pet that somebody else has moved stays where it is now, and that is said', async () => {
    stubApi({
      'GET /admin/places': () => board,
      'POST /admin/places/moves': () => ({
        board: after,
        refused: [{ pet_id: 'p1', reason: 'moved_meanwhile' }],
      }),
    });
    const toasts = watchAdminToasts();
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Biscuit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Move here: Kennel 2' }));
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual([
        'Biscuit: somebody else moved them meanwhile. Please look again.',
      ]),
    );
    expect(screen.queryByText(/now in/)).toBeNull();
  });

  it('B11.01 a place says in words when it is full, over full, or who may not get along', async () => {
    stubApi({
      'GET /admin/places': () => ({
        ...board,
        places: [
          ...board.places,
          place('home', 'Ann’s', { foster: { person: 'Ann Lee' } }),
          place('k3', 'Kennel 3', { warnings: ['over_full', 'not_good_together'] }),
        ],
      }),
    });
    open();
    const full = (await screen.findByRole('heading', { name: 'Kennel 1' })).closest('li');
    expect(full?.textContent).toContain('1 of 1Full');
    expect(screen.getByText('More pets than fit')).toBeTruthy();
    expect(screen.getByText('They may not get along')).toBeTruthy();
    expect(screen.getByText('At home with Ann Lee')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a place inside Ann’s' })).toBeNull();
  });

  it('B11.01 B8.06 a volunteer moves pets, and does not change places', async () => {
    stubApi({ 'GET /admin/places': () => board });
    open('volunteer');
    await userEvent.click(await screen.findByRole('button', { name: /Mochi/ }));
    expect(screen.getAllByRole('button', { name: /^Move here/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Add a Place' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('B11.01 a place is added inside another one, and what the server refuses stands at its field', async () => {
    let isRefused = true;
    const calls = stubApi({
      'GET /admin/places': () => board,
      'POST /admin/places': () =>
        isRefused
          ? problem(422, { errors: [{ field: 'capacity', message: 'At least one pet fits.' }] })
          : Response.json(board, { status: 201 }),
    });
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add a place inside Main House' }),
    );
    await userEvent.type(screen.getByLabelText(/^Name/), 'Kennel 4');
    await userEvent.type(screen.getByLabelText(/^How many pets fit/), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Save Place' }));
    await screen.findByText('At least one pet fits.');
    isRefused = false;
    await userEvent.clear(screen.getByLabelText(/^How many pets fit/));
    await userEvent.click(screen.getByRole('button', { name: 'Save Place' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.at(-1)?.body).toEqual({
      ...{ name: 'Kennel 4', capacity: null, is_capacity_strict: false, parent_id: 'house' },
    });
  });
});
