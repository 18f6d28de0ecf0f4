import type { UnlistedPet } from '@pawmatch/contract/stays/stays-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { Toasts } from '../../../testing/Toasts.tsx';
import { buildStay } from '../testing/build-stay.ts';
import { AdminIntakePage } from './AdminIntakePage.tsx';

const ash = buildPet({ name: 'Ash', breed: 'Unknown', energy_level: null, image_url: null });
const gone = buildPet({ name: 'Gone' });

const show = (unlisted: UnlistedPet[], answers: Parameters<typeof stubApi>[0] = {}) => {
  const calls = stubApi({ 'GET /admin/pets/unlisted': () => unlisted, ...answers });
  renderPage(
    <>
      <AdminIntakePage />
      <Toasts />
    </>,
    { status: 'admin' },
  );
  return calls;
};

it('B9.02 a litter comes in with one call, and each photo goes to its pet', async () => {
  const made = [buildPet({ name: 'One' }), buildPet({ name: 'Two' })];
  const calls = show([], {
    'POST /admin/intakes': () => made,
    [`PATCH /pets/${made[1]?.id}`]: () => made[1],
  });
  const type = userEvent.setup();
  await type.selectOptions(await screen.findByLabelText(/^Species/), 'Cat');
  await type.selectOptions(screen.getByLabelText('How many'), '2');
  await type.type(screen.getByLabelText(/^Age, about/), '2');
  await type.selectOptions(screen.getByLabelText(/^How they came/), 'stray');
  await type.click(screen.getByRole('button', { name: 'Take In 2 Pets' }));
  expect(await screen.findAllByText('Please select a sex.')).toHaveLength(2);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  for (const index of [1, 2]) {
    await type.selectOptions(screen.getByLabelText(new RegExp(`^Sex of pet ${index}`)), 'Female');
    const name = screen.getByLabelText(new RegExp(`^Name of pet ${index}`));
    await type.clear(name);
    await type.type(name, `Kitten ${index}`);
  }
  const photo = new File(['x'], 'two.jpg', { type: 'image/jpeg' });
  await type.upload(screen.getByLabelText('Photo of Kitten 2'), photo);
  await type.click(screen.getByRole('button', { name: 'Take In 2 Pets' }));
  await screen.findByText('2 pets are in care. Adopters do not see them yet.');
  const [intake] = calls.filter(({ path }) => path === '/admin/intakes');
  expect(intake?.body).toMatchObject({
    ...{ species: 'Cat', size: 'Small', age_months: 2, intake: 'stray', hold_until: null },
    pets: [
      { name: 'Kitten 1', sex: 'Female' },
      { name: 'Kitten 2', sex: 'Female' },
    ],
  });
  const photos = calls.filter(({ method }) => method === 'PATCH');
  expect(photos.map(({ path }) => path)).toEqual([`/pets/${made[1]?.id}`]);
});

it('B9.02 each pet says what is missing, and is shown all the same', async () => {
  const calls = show(
    [
      { pet: ash, stay: buildStay({ intake: 'stray' }) },
      { pet: gone, stay: buildStay({ outcome: 'died', left_at: '2026-11-19T12:00:00.000Z' }) },
    ],
    { [`PUT /admin/pets/${ash.id}/listing`]: () => ash },
  );
  const item = (await screen.findByRole('link', { name: 'Ash' })).closest('li') as HTMLElement;
  within(item).getByText(/Found as a stray/);
  within(item).getByLabelText('Add a photo of Ash');
  for (const what of ['Breed', 'Energy Level']) {
    within(item).getByRole('button', { name: `${what}: add for Ash` });
  }
  await screen.findByText(/Died, November 19, 2026/);
  await userEvent.click(within(item).getByRole('button', { name: 'Show to Adopters' }));
  await screen.findByText(/^Adopters see Ash now. Still missing: Photo, Breed, .*Energy Level/);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ is_listed: true }),
  );
});
