import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { createTestQueries } from '../../../testing/render-page.tsx';
import { removePets, upsertPets } from './all-pets-cache.ts';
import { petQuery } from './get-pet.ts';
import { petListQuery } from './list-pets.ts';

const pet = buildPet();

it.each([
  ['R7.17 a pet that staff have changed', (client: QueryClient) => upsertPets(client, [pet])],
  ['R7.18 a pet that staff have deleted', (client: QueryClient) => removePets(client, [pet.id])],
])('%s does not show visitors outdated pets', async (_, change) => {
  const client = createTestQueries();
  const batch = { pets: [pet], total: 1 };
  client.setQueryData(petListQuery.queryKey, { pages: [batch], pageParams: [0] });
  client.setQueryData(petQuery(pet.id).queryKey, pet);
  await change(client);
  expect(client.getQueryState(petListQuery.queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(petQuery(pet.id).queryKey)?.isInvalidated).toBe(true);
});
