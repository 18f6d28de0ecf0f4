import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { book, bookableSlots, signUp } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

const ROUNDS = 200;
const CONTROL_ROUNDS = 50;

interface Row {
  id: string;
  version: number;
}

/** How a row is read and saved by an edit form. */
interface Edit {
  read: () => Promise<Row>;
  save: (
    row: Row,
    text: string,
    version: { expected_version?: number },
  ) => Promise<{ status: number }>;
  textOf: () => Promise<string>;
}

/**
 * Saves two edits of one row at the same time, made on forms that were loaded together.
 * @param isVersioned whether the forms send the version that they were loaded with
 * @returns the number of acknowledged saves that were overwritten, and the responses by status
 */
async function race(edit: Edit, rounds: number, isVersioned: boolean) {
  let lost = 0;
  const responses: Record<number, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const row = await edit.read();
    const texts = [`first ${round}`, `second ${round}`];
    const version = isVersioned ? { expected_version: row.version } : {};
    const saved = await Promise.all(texts.map((text) => edit.save(row, text, version)));
    const stored = await edit.textOf();
    for (const [index, { status }] of saved.entries()) {
      responses[status] = (responses[status] ?? 0) + 1;
      if (status === 200 && texts[index] !== stored) lost += 1;
    }
  }
  return { lost, responses };
}

const petEdit = (admin: TestClient, id: string): Edit => ({
  read: async () => (await admin.request(`/api/pets/${id}`)).body,
  save: ({ id: petId }, summary, version) =>
    admin.request(`/api/pets/${petId}`, { method: 'PATCH', body: { summary, ...version } }),
  textOf: async () => (await admin.request(`/api/pets/${id}`)).body.summary,
});

function visitEdit(admin: TestClient, id: string): Edit {
  const read = async () => {
    const { body } = await admin.request('/api/admin/visit-requests');
    return body.find((visit: Row) => visit.id === id);
  };
  return {
    read,
    save: (_, notes, version) =>
      admin.request(`/api/visit-requests/${id}`, { method: 'PUT', body: { notes, ...version } }),
    textOf: async () => (await read()).notes,
  };
}

/** S57: two simultaneous edits of a pet, and of a visit. */
export async function measureLostUpdates(): Promise<Measurement> {
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
  const rejected = (ofPets.responses[409] ?? 0) + (ofVisits.responses[409] ?? 0);
  return {
    figures: [
      {
        what: `silently overwritten saves in ${2 * ROUNDS} pairs of simultaneous edits of a pet and a visit`,
        bar: '0',
        measured: `${ofPets.lost + ofVisits.lost} (${rejected} were rejected with 409)`,
        isMet: ofPets.lost + ofVisits.lost === 0 && rejected === 2 * ROUNDS,
      },
      {
        what: `control: the same in ${CONTROL_ROUNDS} pairs without versions`,
        bar: '> 0',
        measured: String(control.lost),
        isMet: control.lost > 0,
      },
    ],
    details: { ofPets, ofVisits, control },
  };
}
