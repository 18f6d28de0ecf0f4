import type { CarePlanInput } from '@pawmatch/contract/care/care-plans-endpoints';

/** Once a week from the day of arrival on, for all pets, unless told otherwise. */
export const buildPlan = (fields: Partial<CarePlanInput> = {}): CarePlanInput => ({
  name: 'Nails',
  kind: 'other',
  species: null,
  starts: 'intake',
  first_after_days: 0,
  min_age_weeks: 0,
  max_age_weeks: null,
  interval_days: 7,
  times: null,
  adult_times: 1,
  since: null,
  product: null,
  dose: null,
  is_on: true,
  source: null,
  source_date: null,
  ...fields,
});
