import {
  allowedAdoptionActions,
  isAdoptionActionAllowed,
} from '@pawmatch/contract/adoptions/adoption-actions';
import { adoptionStages } from '@pawmatch/contract/adoptions/adoption-values';
import * as endpoints from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { getPet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

type Client = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const step = (id: string, action: string, more: object = {}) =>
  staff.call(endpoints.moveAdoption, {
    params: { id },
    body: { action: action as 'check', ...more },
  });
const ask = (client: Client, petId: string) =>
  client.call(endpoints.askToAdopt, { body: { pet_id: petId, message: 'We have a garden.' } });
const statusOf = async (petId: string) =>
  (await staff.call(getPet, { params: { id: petId } })).body.status;

describe('adoptions', () => {
  it('B9.04 begin with the words of an adopter, and lead to a home', async () => {
    const pet = await app.buildPet();
    const adopter = await app.signIn();
    const asked = await ask(adopter, pet.id);
    expect([asked.status, asked.body.stage]).toEqual([201, 'asked']);
    expect((await ask(adopter, pet.id)).body.code).toBe('ADOPTION_EXISTS');
    const { id } = asked.body;
    expect((await step(id, 'check')).body.stage).toBe('checking');
    expect((await step(id, 'approve')).body.stage).toBe('approved');
    expect(await statusOf(pet.id)).toBe('Pending');
    const other = await app.signIn();
    expect((await ask(other, pet.id)).body.code).toBe('PET_HELD');
    expect((await step(id, 'start_trial')).body.trial_until).toBe('2026-12-20');
    const done = await step(id, 'complete');
    expect(done.body).toMatchObject({ stage: 'adopted', silent_undo_until: expect.any(String) });
    expect(await statusOf(pet.id)).toBe('Adopted');
  });
});
