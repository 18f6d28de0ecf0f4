import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { PetCard } from '../card/PetCard.tsx';
import { PetDialog } from '../dialog/PetDialog.tsx';

const luna = buildPet({ name: 'Luna' });
const milo = buildPet({ name: 'Milo', bonded_with: luna });
const text = 'Bonded with Luna: they move together';

it('B1.14 the card of a pet says with whom it moves, and opens the other one', async () => {
  const onOpen = vi.fn();
  render(<PetCard pet={milo} origin="https://pawmatch.example" onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('link', { name: text }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(luna.id);
});

it.each([
  ['Available', null],
  ['Pending', /moves together with Luna, whom someone is about to adopt/],
  ['Adopted', /moves together with Luna, who is no longer available/],
] as const)('B1.14 the dialog links to the other pet, which is %s', async (status, reason) => {
  stubApi({ 'GET /shelter': () => buildShelter({ time_zone: 'UTC' }), 'GET /pets': () => [] });
  const pet = { ...milo, bonded_with: { ...luna, status } };
  const steps = { onStep: () => undefined, onClose: () => undefined };
  renderPage(<PetDialog petId={pet.id} pets={[pet]} total={1} {...steps} />);
  const link = await screen.findByRole('link', { name: new RegExp(text) });
  expect(link.getAttribute('href')).toBe(`/pets?petId=${luna.id}`);
  expect(screen.queryByText(/Sign up or log in/) === null).toBe(reason !== null);
  if (reason) screen.getByText(reason);
});
