import { listUsers } from '@pawmatch/contract/account/account-endpoints';
import { listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { rowKeys } from '../../../components/admin/row-cache.ts';
import { callEndpoint } from '../../../lib/api/client.ts';
import { toPetOptions } from '../admin/pet-options.ts';

type Query = { q?: string; limit: number };

/** The pets that the visit form offers: the newest, or those that a text finds. */
export const petOptionsSource = {
  queryKey: [...rowKeys('pets').all, 'options'],
  fetchOptions: async (query: Query, signal: AbortSignal) =>
    toPetOptions(await callEndpoint(listPets, { query, signal })),
};

/** The people that the visit form offers. */
export const personOptionsSource = {
  queryKey: [...rowKeys('users').all, 'options'],
  fetchOptions: async (query: Query, signal: AbortSignal) => {
    const people = await callEndpoint(listUsers, { query, signal });
    return people.map(({ id, full_name, email, phone_number }) => ({
      value: id,
      label: full_name,
      hint: email,
      phone: phone_number,
    }));
  },
};
