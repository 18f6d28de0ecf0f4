import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { book, bookableSlots, signUp } from './support/adopters.ts';
import type { Measured } from './support/measure.ts';

const ROUNDS = 200;
const CONTROL_ROUNDS = 50;

interface Row {
  id: string;
  version: number;
}

/** Two of the staff who edit one row at the same time, on forms that were loaded together. */
interface Edit {
  read: () => Promise<Row>;
  save: (
    row: Row,
    text: string,
    names: { expected_version?: number },
  ) => Promise<{ status: number }>;
  textOf: () => Promise<string>;
}

/**
 * @param isVersioned whether the forms name the version that they were loaded with
 * @returns how often a save was acknowledged although the other one's is gone, and the answers
 */
async function race(edit: Edit, rounds: number, isVersioned: boolean) {
  let lost = 0;
  const answers: Record<number, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const row = await edit.read();
    const texts = [`first ${round}`, `second ${round}`];
    const names = isVersioned ? { expected_version: row.version } : {};
    const saved = await Promise.all(texts.map((text) => edit.save(row, text, names)));
    const kept = await edit.textOf();
    for (const [index, { status }] of saved.entries()) {
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 200 && texts[index] !== kept) lost += 1;
    }
  }
  return { lost, answers };
}

const petEdit = (admin: TestClient, id: string): Edit => ({
  read: async () => (await admin.request(`/api/pets/${id}`)).body,
  save: ({ id: petId }, summary, names) =>
    admin.request(`/api/pets/${petId}`, { method: 'PATCH', body: { summary, ...names } }),
  textOf: async () => (await admin.request(`/api/pets/${id}`)).body.summary,
});

function visitEdit(admin: TestClient, id: string): Edit {
  const read = async () => {
    const { body } = await admin.request('/api/admin/visit-requests');
    return body.find((visit: Row) => visit.id === id);
  };
  return {
    read,
    save: (_, notes, names) =>
      admin.request(`/api/visit-requests/${id}`, { method: 'PUT', body: { notes, ...names } }),
    textOf: async () => (await read()).notes,
  };
}

/** S57: two edits of one pet, and of one visit, at once. */
export async function measureLostUpdates(): Promise<Measured> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, 1);
  const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets');
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const adopter = await signUp(shelter.url);
  const visit = (await book(adopter, pet?.id ?? '', bookableSlots()[0] ?? '')).body;
  const pets = petEdit(admin, pet?.id ?? '');
  const visits = visitEdit(admin, visit.id);
  const ofPets = await race(pets, ROUNDS, true);
  const ofVisits = await race(visits, ROUNDS, true);
  const control = await race(pets, CONTROL_ROUNDS, false);
  await shelter.stop();
  const told = (ofPets.answers[409] ?? 0) + (ofVisits.answers[409] ?? 0);
  return {
    figures: [
      {
        what: `saves undone unseen in ${2 * ROUNDS} pairs of simultaneous edits of a pet and a visit`,
        bar: '0',
        measured: `${ofPets.lost + ofVisits.lost} (${told} were told by a 409)`,
        isMet: ofPets.lost + ofVisits.lost === 0 && told === 2 * ROUNDS,
      },
      {
        what: `the same in ${CONTROL_ROUNDS} pairs whose forms name no version (control)`,
        bar: '> 0',
        measured: String(control.lost),
        isMet: control.lost > 0,
      },
    ],
    details: { ofPets, ofVisits, control },
  };
}
