import type { Endpoint } from '@pawmatch/contract/endpoint';
import { hidePet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { addDiaryNoteOfPet } from '@pawmatch/contract/internal-notes/diary-endpoints';
import {
  changeNotesOfPet,
  changeNotesOfVisit,
} from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import { deletePet } from '@pawmatch/contract/pets/pets-endpoints';
import { createTask } from '@pawmatch/contract/tasks/tasks-endpoints';
import { deleteVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { expect, it } from 'vitest';
import { visits } from './features/visits/visits.table.ts';
import { raceFor, raceForPet } from './testing/race.ts';
import { openTestApp } from './testing/test-app.ts';

const app = await openTestApp();

const calls: [Endpoint, body: (petId: string) => object][] = [
  [addDiaryNoteOfPet, () => ({ text: 'Shy' })],
  [changeNotesOfPet, () => ({ text: 'Shy' })],
  [hidePet, () => ({})],
  [createTask, (petId) => ({ title: 'Call', pet_id: petId })],
];

it.each(calls.map(([endpoint, bodyOf]) => [endpoint.path, endpoint, bodyOf] as const))(
  'S38 a pet that is deleted during the call is not found: %s',
  async (_, endpoint, bodyOf) => {
    await app.useCareParts();
    const [manager, staff] = [await app.signIn('manager'), await app.signIn('staff')];
    const { id } = await app.buildPet();
    const input = { params: { id, petId: id }, body: bodyOf(id) };
    const [deleted, late] = await raceForPet(
      app,
      id,
      () => manager.call(deletePet, { params: { id } }),
      () => staff.call(endpoint, input as never),
    );
    expect(deleted.status).toBe(204);
    expect([late.status, (late.body as { code?: string }).code]).toEqual([404, 'PET_NOT_FOUND']);
  },
);

it('S38 a visit that is deleted while staff write about it is not found', async () => {
  const [manager, staff] = [await app.signIn('manager'), await app.signIn('staff')];
  const { id } = await app.buildVisit();
  const [deleted, late] = await raceFor(
    app,
    { table: visits, id },
    () => manager.call(deleteVisit, { params: { id } }),
    () => staff.call(changeNotesOfVisit, { params: { id }, body: { text: 'Shy' } }),
  );
  expect(deleted.status).toBe(204);
  expect([late.status, (late.body as { code?: string }).code]).toEqual([404, 'VISIT_NOT_FOUND']);
});
