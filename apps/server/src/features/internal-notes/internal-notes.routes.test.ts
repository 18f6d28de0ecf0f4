import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import { expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { internalNotes } from './internal-notes.repository.ts';

const app = await openTestApp();
const staff = await app.signIn('staff');

it('B11.05 internal notes keep their earlier texts, and go with what they are about', async () => {
  const adopter = await app.signIn();
  const visit = await app.buildVisit({ userId: adopter.user.id });
  const petId = visit.petId ?? '';
  const notes = [
    [endpoints.changeNotesOfPet, petId],
    [endpoints.changeNotesOfPerson, adopter.user.id],
    [endpoints.changeNotesOfVisit, visit.id],
  ] as const;
  const write = (endpoint: (typeof notes)[number][0], id: string, text: string) =>
    staff.call(endpoint as typeof endpoints.changeNotesOfPet, { params: { id }, body: { text } });
  for (const [endpoint, id] of notes) {
    await write(endpoint, id, ' First. ');
    await write(endpoint, id, 'First.');
    const { body } = await write(endpoint, id, 'Second.');
    expect(body.current).toMatchObject({ text: 'Second.', by: staff.user.fullName });
    expect(body.earlier).toMatchObject([{ text: 'First.' }]);
    expect((await write(endpoint, newId(), 'Nobody.')).status).toBe(404);
  }
  const emptied = await write(endpoints.changeNotesOfPet, petId, '');
  expect(emptied.body).toMatchObject({ current: { text: null }, earlier: [{}, {}] });
  const read = await app.signIn('volunteer');
  const params = { id: adopter.user.id };
  expect((await read.call(endpoints.getNotesOfPerson, { params })).status).toBe(403);
  const own = await adopter.request('/api/users/me/export');
  expect(JSON.stringify(own.body)).not.toContain('Second.');
  const body = { current_password: app.password };
  expect((await adopter.call(deleteOwnAccount, { body })).status).toBe(204);
  const left = await app.database.select().from(internalNotes);
  expect(new Set(left.map((row) => row.petId))).toEqual(new Set([petId]));
});
