import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';

/** Sets rules of visits; all others are the first ones. @returns the member of staff */
export async function setVisitingRules(app: TestApp, rules: Partial<VisitingRules>) {
  const admin = await app.signIn('admin');
  const body = {
    name: 'Shelter',
    address: null,
    phone: null,
    email: null,
    hours: null,
    time_zone: 'America/New_York',
    visiting: { ...firstVisitingRules, ...rules },
  };
  expect((await admin.call(updateSettings, { body })).status).toBe(200);
  return admin;
}
