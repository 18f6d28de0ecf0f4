import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Capabilities } from '../../../../../lib/use-can.ts';
import { buildPet } from '../../../../../testing/build-pet.ts';
import { createTestQueries, renderPage } from '../../../../../testing/render-page.tsx';
import { stubApi } from '../../../../../testing/stub-api.ts';
import { petRows } from '../../staff-pets-api.ts';
import { PetFormDialog } from '../PetFormDialog.tsx';

export const cat = buildPet({
  name: 'Olive',
  species: 'Cat',
  breed: 'Tabby',
  training_traits: ['LitterTrained'],
  litter_trained: true,
  image_url: '/images/olive/large.webp',
});

export const onClose = vi.fn();

/** @param allowed everything unless given */
export const renderForm = (pet: Pet | null, allowed: readonly Capability[] | null = null) => {
  const queryClient = createTestQueries();
  const breeds = { rows: [cat], total: 1 };
  queryClient.setQueryData([...petRows.keys.all, 'breeds'], breeds);
  renderPage(
    <Capabilities value={allowed}>
      <PetFormDialog pet={pet} timeZone="America/New_York" onClose={onClose} />
    </Capabilities>,
    { status: 'admin', queryClient },
  );
  return userEvent.setup();
};

export const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** A server with the cat, which has these training traits. */
export function stubCat(traits: string[], responses: Parameters<typeof stubApi>[0] = {}) {
  const traitsPath = `/pets/${cat.id}/training-traits`;
  return stubApi({
    [`GET /pets/${cat.id}`]: () => ({ ...cat, status: 'Pending' }),
    [`PATCH /pets/${cat.id}`]: () => cat,
    [`GET ${traitsPath}`]: () => traits.map((trait) => ({ trait })),
    [`POST ${traitsPath}`]: ({ body }) => ({ trait: body }),
    [`DELETE ${traitsPath}/LitterTrained`]: () => new Response(null, { status: 204 }),
    [`DELETE ${traitsPath}/HouseTrained`]: () => new Response(null, { status: 204 }),
    ...responses,
  });
}
