import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { PublicShelter } from '@pawmatch/contract/shelter/shelter-endpoints';

/** The shelter as the server sends it, in New York. */
export const buildShelter = (overrides: Partial<PublicShelter> = {}): PublicShelter => ({
  is_only: true,
  name: 'Shelter',
  time_zone: 'America/New_York',
  language: 'en',
  address: null,
  phone: null,
  email: null,
  hours: null,
  visiting: firstVisitingRules,
  ...overrides,
});
