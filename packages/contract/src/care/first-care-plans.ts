import { firstPlanNames, firstPlanSources } from './first-plan-messages.ts';
import type { CarePlanRule } from './plan-care.ts';

/** A plan with what it is based on, for people who check it. */
export interface FirstCarePlan extends CarePlanRule {
  /** By which it is the same plan, also after it was renamed. */
  key: keyof typeof firstPlanNames;
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
  starts: 'last',
  min_age_weeks: 13,
  interval_days: 365,
  times: null,
} as const;

const plans = [
  { key: 'dog-dapp', ...dogs, ...rhythm },
  { key: 'dog-bordetella', ...dogs, ...once, min_age_weeks: 3 },
  { key: 'dog-rabies', ...dogs, ...rabies },
  { key: 'cat-fvrcp', ...cats, ...rhythm },
  { key: 'cat-rabies', ...cats, ...rabies },
] as const;

/**
 * The plans that a shelter begins with, in the language of the caller: all are off, and the shelter edits them with its
 * veterinarian. They remind, and are no advice.
 */
export const listFirstCarePlans = (): FirstCarePlan[] =>
  plans.map((plan) => ({
    ...plan,
    name: firstPlanNames[plan.key],
    source: firstPlanSources[plan.key],
  }));
