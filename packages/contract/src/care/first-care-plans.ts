import type { CarePlanRule } from './plan-care.ts';

/** A plan with what it is based on, for people who check it. */
export interface FirstCarePlan extends CarePlanRule {
  /** By which it is the same plan, also after it was renamed. */
  key: string;
  source: string;
  source_date: string;
}

const dogs = {
  species: 'Dog',
  source_date: '2022-09-01',
} as const;
const cats = {
  species: 'Cat',
  source_date: '2020-09-01',
} as const;

const AAHA =
  '2022 AAHA Canine Vaccination Guidelines, shelter-housed dogs (J Am Anim Hosp Assoc 58:213–230)';
const AAFP =
  '2020 AAHA/AAFP Feline Vaccination Guidelines, shelter-housed cats (J Feline Med Surg 22:813–830)';

const vaccination = {
  kind: 'vaccination',
  starts: 'intake',
  first_after_days: 0,
  since: null,
} as const;

/** From 4 to 20 weeks of age; adults at intake and once more. */
const rhythm = {
  ...vaccination,
  min_age_weeks: 4,
  max_age_weeks: 20,
  interval_days: 14,
  times: null,
  adult_times: 2,
} as const;

const once = {
  ...vaccination,
  max_age_weeks: null,
  interval_days: null,
  times: 1,
  adult_times: 1,
} as const;

/** Three months. */
const rabies = {
  ...once,
  name: 'Rabies',
  starts: 'last',
  min_age_weeks: 13,
  interval_days: 365,
  times: null,
} as const;

/**
 * The plans that a shelter begins with: all are off, and the shelter edits them with its veterinarian. They remind, and
 * are no advice.
 */
export const firstCarePlans: readonly FirstCarePlan[] = [
  {
    ...dogs,
    ...rhythm,
    key: 'dog-dapp',
    name: 'DAPP',
    source: `${AAHA}: at intake, every 2 to 3 weeks from 4 to 20 weeks of age; adults at intake and again after 2 to 3 weeks.`,
  },
  {
    ...dogs,
    ...once,
    key: 'dog-bordetella',
    name: 'Bordetella, by the nose',
    min_age_weeks: 3,
    source: `${AAHA}: once at intake, from 3 weeks of age.`,
  },
  {
    ...dogs,
    ...rabies,
    key: 'dog-rabies',
    source: `${AAHA}: from 3 months of age, before release, as local law says.`,
  },
  {
    ...cats,
    ...rhythm,
    key: 'cat-fvrcp',
    name: 'FVRCP',
    source: `${AAFP}: at intake, every 2 to 3 weeks from 4 to 20 weeks of age; adults at intake and again after 2 to 3 weeks.`,
  },
  {
    ...cats,
    ...rabies,
    key: 'cat-rabies',
    source: `${AAFP}: from 3 months of age, before release, as local law says.`,
  },
];
