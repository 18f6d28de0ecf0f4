import type { Visit } from '@pawmatch/contract/visits/visit';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { buildPet } from '../../../../../testing/build-pet.ts';
import { buildSlotDay } from '../../../../../testing/build-slot-day.ts';
import { stubApi } from '../../../../../testing/stub-api.ts';
import { petLists, visitLists } from '../../../../../testing/stub-lists.ts';

export const zone = 'America/New_York';

export const pets = [buildPet({ name: 'First' }), buildPet({ name: 'Second' })];

export const ada = {
  id: '0198c0de-0000-7000-8003-0000000000ff',
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone_number: null,
  role: 'adopter',
  created_at: '2026-01-01T00:00:00.000Z',
};

export function stubShelter(visits: () => Visit[], responses: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    ...petLists(() => pets),
    ...visitLists(visits),
    'GET /admin/users': () => [ada],
    'GET /admin/visit-requests/slots': () => [buildSlotDay()],
    ...responses,
  });
}

export const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

export const timeField = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Requested Date|When the visit took place)/);

export const petField = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Pet/ });

export const sent = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
