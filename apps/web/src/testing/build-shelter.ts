import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';

/** The shelter as the server sends it, in New York. */
export const buildShelter = (overrides: Partial<Shelter> = {}): Shelter => ({
  name: 'Shelter',
  time_zone: 'America/New_York',
  address: null,
  phone: null,
  email: null,
  hours: null,
  visiting: firstVisitingRules,
  ...overrides,
});
