import type { Feed } from '@pawmatch/contract/feeds/feeds-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { Toasts } from '../../../testing/Toasts.tsx';
import { AdminFeedsPage } from './AdminFeedsPage.tsx';

const off = (destination: Feed['destination']): Feed => ({
  ...{ destination, is_on: false, account: null, address_created_at: null, delivery: null },
  ...{ sent_at: null, sent_pets: null, next_send_at: null, error: null, failed_at: null },
  held: null,
});

const delivered: Feed = {
  ...off('petfinder'),
  is_on: true,
  delivery: {
    ...{ protocol: 'sftp', host: 'ftp.example.org', port: 22, username: 'NY1', has_secret: true },
    ...{ folder: 'import', file_name: 'NY1', every_hours: 6, fingerprint: 'SHA256:old' },
  },
  ...{ sent_at: '2026-11-20T15:00:00.000Z', sent_pets: 20 },
  ...{ error: 'The server shows another key', failed_at: '2026-11-20T21:00:00.000Z' },
  held: { since: '2026-11-20T21:00:00.000Z', pets: 12 },
};

function show(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    'GET /admin/visit-requests/counts': () => ({ total: 0, views: { to_answer: 0 } }),
    'GET /admin/feeds': () => [delivered, off('adoptapet'), off('rescuegroups')],
    'GET /admin/feed-pets': () => [],
    ...answers,
  });
  renderPage(
    <>
      <AdminFeedsPage />
      <Toasts />
    </>,
    { status: 'admin' },
  );
  return calls;
}

const sent = (calls: ReturnType<typeof show>) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);

it('B10.04 tells why a feed does not arrive and what it waits for, and lets it go by one step', async () => {
  const calls = show({
    'POST /admin/feeds/petfinder/release': () => ({ ...delivered, held: null }),
    'POST /admin/feeds/petfinder/server-key/read': () => ({
      ...{ key: 'AAAAC3NzaC1lZDI1NTE5AAAA', fingerprint: 'SHA256:new', is_trusted: false },
    }),
    'PUT /admin/feeds/petfinder/server-key': () => delivered,
  });
  const card = within(await screen.findByRole('region', { name: 'Petfinder' }));
  card.getByText('The server shows another key');
  card.getByText(/The site has 20 pets, and would now have 12/);
  await userEvent.click(card.getByRole('button', { name: 'Ask the Server' }));
  await card.findByText(/SHA256:new, which is not the key that was confirmed/);
  await userEvent.click(card.getByRole('button', { name: 'It Is the Right Key' }));
  await userEvent.click(card.getByRole('button', { name: 'Let It Go' }));
  await screen.findByText('The feed goes on.');
  expect(sent(calls)).toEqual([
    ['POST', '/admin/feeds/petfinder/server-key/read', undefined],
    ['PUT', '/admin/feeds/petfinder/server-key', { key: 'AAAAC3NzaC1lZDI1NTE5AAAA' }],
    ['POST', '/admin/feeds/petfinder/release', { pets: 12 }],
  ]);
});

it('B10.04 stores a delivery without showing its password, with errors beside the fields', async () => {
  let isWrong = true;
  const calls = show({
    'PUT /admin/feeds/rescuegroups': () => {
      const errors = [{ field: 'delivery.host', message: 'A server is a name.' }];
      return isWrong ? problem(422, { errors }) : { ...off('rescuegroups'), is_on: true };
    },
  });
  const card = within(await screen.findByRole('region', { name: 'RescueGroups' }));
  await userEvent.click(card.getByText('Settings'));
  await userEvent.click(card.getByLabelText('Tell RescueGroups about our pets'));
  await userEvent.selectOptions(card.getByLabelText('How does the site get it?'), 'sftp');
  await userEvent.type(card.getByLabelText('Server'), 'ftp.example.org');
  await userEvent.type(card.getByLabelText('User name'), 'shelter');
  const password = card.getByLabelText('Password at the site');
  expect(password).toMatchObject({ type: 'password', autocomplete: 'new-password' });
  await userEvent.type(password, 'open sesame');
  await userEvent.click(card.getByRole('button', { name: 'Store These Settings' }));
  await card.findByText('A server is a name.');
  isWrong = false;
  await userEvent.click(card.getByRole('button', { name: 'Store These Settings' }));
  await screen.findByText('The settings are stored.');
  await waitFor(() =>
    expect(card.getByLabelText('Password at the site')).toHaveProperty('value', ''),
  );
  expect(sent(calls).at(-1)?.[2]).toEqual({
    ...{ is_on: true, account: '' },
    delivery: {
      ...{ protocol: 'sftp', host: 'ftp.example.org', port: 22, username: 'shelter' },
      ...{ folder: 'import', file_name: 'pets.csv', every_hours: 6, secret: 'open sesame' },
    },
  });
});

it('B10.04 shows some pets at once, each in one line with its sites', async () => {
  const pets = Array.from({ length: 30 }, (_, index) => ({
    ...{ id: `01990000-0000-7000-8000-0000000000${index + 10}`, name: `Pet ${index}` },
    ...{ species: 'Dog', status: 'Available', is_listed: true },
    feeds: [{ destination: 'petfinder', is_left_out: true, sent_at: null, state: null }],
  }));
  show({ 'GET /admin/feed-pets': () => pets });
  const section = within(await screen.findByRole('region', { name: 'Pets' }));
  expect(await section.findAllByText('at Adopt-a-Pet and RescueGroups')).toHaveLength(12);
  await userEvent.click(section.getByRole('button', { name: 'Show 12 More' }));
  await userEvent.click(section.getByRole('button', { name: 'Show 6 More' }));
  expect(section.getAllByRole('listitem')).toHaveLength(30);
  expect(section.queryByRole('button')).toBeNull();
});

it('B10.04 leaves a pet out of one feed, and shows as what it was last sent', async () => {
  const calls = show({
    'GET /admin/feed-pets': () => [
      {
        ...{ id: '01990000-0000-7000-8000-000000000001', name: 'Biscuit', species: 'Dog' },
        ...{ status: 'Available', is_listed: true },
        feeds: [
          {
            ...{ destination: 'petfinder', is_left_out: false, state: 'available' },
            sent_at: '2026-11-20T15:00:00.000Z',
          },
        ],
      },
    ],
    'PUT /admin/pets/01990000-0000-7000-8000-000000000001/feeds/petfinder': () => undefined,
  });
  const pet = within(await screen.findByRole('group', { name: 'Biscuit' }));
  pet.getByText(/^available, .*10:00 AM/);
  await userEvent.click(pet.getByLabelText('Petfinder'));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.[2]).toEqual({ is_left_out: true });
});
