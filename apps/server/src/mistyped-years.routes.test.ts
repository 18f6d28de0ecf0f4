import * as adoptions from '@pawmatch/contract/adoptions/adoptions-endpoints';
import * as care from '@pawmatch/contract/care/care-endpoints';
import { addCarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import { addCourse, changeCourse } from '@pawmatch/contract/care/courses-endpoints';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { changeFosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { makeFosterOffer } from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { returnAdoption } from '@pawmatch/contract/returns/returns-endpoints';
import * as stays from '@pawmatch/contract/stays/stays-endpoints';
import { createTask } from '@pawmatch/contract/tasks/tasks-endpoints';
import { expect, it } from 'vitest';
import { buildPlan } from './features/care/testing/build-plan.ts';
import { newId } from './platform/database/new-id.ts';
import { openTestApp } from './testing/test-app.ts';

const app = await openTestApp();

const intake = {
  ...{ intake: 'stray', species: 'Dog', size: 'Small', age_months: 30 },
  pets: [{ name: 'Rex', sex: 'Male' }],
};
const course = { product: 'Drops', starts_on: '2026-11-20', ends_on: '2026-11-20' };
const place = { name: 'Home', capacity: null, is_capacity_strict: false };

/** Calls with a field for a day, and the rest of the body. */
const fields: [Endpoint, field: string, body: object][] = [
  [stays.createIntake, 'came_on', intake],
  [stays.createIntake, 'hold_until', intake],
  [stays.recordOutcome, 'left_on', { outcome: 'died' }],
  [stays.changeStay, 'came_on', {}],
  [stays.changeStay, 'hold_until', {}],
  [returnAdoption, 'returned_on', { reason: 'other' }],
  [adoptions.moveAdoption, 'adopted_on', { action: 'complete' }],
  [adoptions.moveAdoption, 'trial_until', { action: 'start_trial' }],
  [adoptions.changeAdoption, 'answer_by', { expected_version: 1 }],
  [care.addCare, 'due_on', { kind: 'exam', title: 'Exam' }],
  [care.addCare, 'done_at', { kind: 'exam', title: 'Exam' }],
  [care.addWeight, 'at', { weight: '4 kg' }],
  [addCourse, 'ends_on', { ...course, times_a_day: 1 }],
  [changeCourse, 'ends_on', {}],
  [addCarePlan, 'since', buildPlan()],
  [createTask, 'due_on', { title: 'Call' }],
  [changeFosterHome, 'away_until', place],
  [makeFosterOffer, 'from_on', { pet_ids: [newId()], note: 'Two kittens', weeks: 3 }],
  [updatePet, 'birth_date', {}],
];

it('B11.02 B9.01 a mistyped year of any day that people write down is refused, and says so in their language', async () => {
  await app.useCareParts();
  const manager = await app.signIn('admin');
  for (const [endpoint, field, rest] of fields) {
    for (const year of ['1850', '9999']) {
      const isTime = /_at$|^at$|_by$/.test(field);
      const body = { ...rest, [field]: `${year}-11-20${isTime ? 'T15:00:00.000Z' : ''}` };
      const { status, body: answer } = await manager.call(endpoint, {
        params: { id: newId() },
        body,
        headers: { 'Accept-Language': 'es' },
      } as never);
      const [error] = (answer as { errors?: { field: string; message: string }[] }).errors ?? [];
      expect([endpoint.path, year, status, error?.field]).toEqual([
        endpoint.path,
        year,
        422,
        field,
      ]);
      expect(error?.message).toMatch(/^Revisa el año( de nacimiento)?\.$/);
    }
  }
});

it('B11.02 B9.01 what is no day is refused with one sentence, and not for its year, too', async () => {
  await app.useCareParts();
  const manager = await app.signIn('admin');
  for (const [endpoint, field, rest] of fields) {
    const body = { ...rest, [field]: 'yesterday' };
    const { body: answer } = await manager.call(endpoint, {
      params: { id: newId() },
      body,
    } as never);
    const { errors = [] } = answer as { errors?: { field: string }[] };
    const ofField = errors.filter((error) => error.field === field);
    expect(ofField.length, `${endpoint.path} ${field}`).toBe(1);
  }
});
