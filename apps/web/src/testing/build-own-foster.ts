import type { CareItem } from '@pawmatch/contract/care/care-item';
import type { OwnFosterPet } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { completePetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { buildCareItem } from '../features/care/testing/build-care-item.ts';

/** Care that is due, of a pet of that name. */
export const buildDueCare = (id: string, pet_id: string, due_on: string): CareItem =>
  buildCareItem({ id, pet_id, due_on, number: 1, product: 'Drontal', dose: '1 ml' });

/** A kitten that lives with a foster carer. */
export const buildOwnFoster = (name: string, fields: Partial<OwnFosterPet> = {}): OwnFosterPet => ({
  ...{ id: name.toLowerCase(), name, breed: 'Domestic Shorthair', status: 'Available' },
  ...completePetFacts({ species: 'Cat', age_group: 'Baby', sex: 'Female', size: 'Small' }),
  ...{ birth_date: null, is_birth_date_estimated: false, photo_url: null, photo_count: 0 },
  ...{ since: '2026-11-10T15:00:00.000Z', next_visit: null, notes: [], report: [] },
  care: { due: [], done: [], weights: [], courses: [] },
  ...fields,
});
