import { deleteOwnAccount, deleteUser } from '@pawmatch/contract/account/account-endpoints';
import { recordAdoptionCheck } from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import * as contracts from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import { recordPayment } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import * as adoptions from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { addDiaryNoteOfPerson } from '@pawmatch/contract/internal-notes/diary-endpoints';
import { markPerson } from '@pawmatch/contract/person-marks/person-marks-endpoints';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { returnAdoption } from '@pawmatch/contract/returns/returns-endpoints';
import { recordOutcome, undoOutcome } from '@pawmatch/contract/stays/stays-endpoints';
import { setVisitOutcome } from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const ERASURES = 40;
const AT_ONCE = 4;
const MONDAY_10 = Date.parse('2026-11-23T15:00:00Z');

const app = await openTestApp();

const rowsOf = async (query: string) =>
  (await app.database.execute<Record<string, unknown>>(sql.raw(query))).rows;

/** The tables in which a text is. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf(`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(`SELECT FROM "${name}" AS row WHERE row::text ILIKE '%${text}%'`);
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

it(`F10 B9.06 B9.12 ${ERASURES} accounts erased beside steps, stays, visits and signatures leave nothing of the person, and nothing half`, async () => {
  const [staff, admin] = [await app.signIn('manager'), await app.signIn('admin')];
  // The same sequence in each run.
  let seed = 29;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const seen = new Set<number>();
  const failures: unknown[] = [];
  for (let round = 0; round < ERASURES; round += 1) {
    const fullName = `Zyxwv Person${round}`;
    const person = await app.signIn();
    const userId = person.user.id;
    await person.request('/api/users/me', { method: 'PATCH', body: { full_name: fullName } });
    const [pet, partner] = round % 2 === 0 ? [await app.buildPet()] : await app.buildPair();
    const free = await app.buildPet();
    if (!pet) throw new Error('There is no pet.');
    const stage = (['asked', 'approved', 'on_trial', 'adopted'] as const)[round % 4] ?? 'asked';
    const { id } = await app.buildAdoption({
      userId,
      stage: stage === 'asked' ? 'asked' : 'approved',
      message: `${fullName} has a garden.`,
      petIds: [pet.id, ...(partner ? [partner.id] : [])],
    });
    const params = { id };
    const step = (action: 'complete') =>
      staff.call(adoptions.moveAdoption, { params, body: { action } });
    if (stage === 'adopted') expect((await step('complete')).status).toBe(200);
    const made = await staff.call(contracts.makeContract, { params });
    const digest = made.body.contract?.digest ?? '';
    const startsAt = new Date(MONDAY_10 + (round % 12) * 30 * 60_000);
    const visit = await app.buildVisit({ userId, petId: free.id, status: 'confirmed', startsAt });
    const past = await app.buildVisit({
      userId,
      petId: free.id,
      status: 'confirmed',
      startsAt: new Date('2026-11-20T14:00:00Z'),
    });
    const note = `${fullName} called.`;
    const calls = [
      ...(['approve', 'start_trial', 'complete', 'undo', 'decline', 'reopen'] as const).map(
        (action) => () => step(action as 'complete'),
      ),
      () => person.call(adoptions.withdrawOwnAdoption, { params }),
      () => person.call(adoptions.askToAdopt, { body: { pet_id: free.id, message: note } }),
      () =>
        person.call(contracts.signOwnContract, {
          params,
          body: { name: fullName, is_agreed: true, digest },
        }),
      () => staff.call(contracts.makeContract, { params }),
      () => staff.call(contracts.mailContract, { params }),
      () =>
        staff.call(recordPayment, {
          params,
          body: { amount_cents: 15_000, kind: 'fee', method: 'cash' },
        }),
      () => staff.call(returnAdoption, { params, body: { reason: 'other' } }),
      () => staff.call(adoptions.createAdoption, { body: { pet_id: free.id, user_id: userId } }),
      () =>
        staff.call(adoptions.changeAdoption, {
          params,
          body: { second_name: fullName, expected_version: 1 },
        }),
      () =>
        staff.call(recordAdoptionCheck, {
          params: { id, check: 'home' },
          body: { result: 'passed' },
        }),
      () => staff.call(updatePet, { params: { id: pet.id }, body: { status: 'Adopted' } }),
      () => staff.call(updatePet, { params: { id: pet.id }, body: { status: 'Available' } }),
      () =>
        staff.call(recordOutcome, { params: { id: pet.id }, body: { outcome: 'transferred_out' } }),
      () => staff.call(undoOutcome, { params: { id: pet.id } }),
      () =>
        person.call(visits.requestVisit, {
          params: { petId: free.id },
          body: { requested_at: new Date(+startsAt + 60 * 60_000).toISOString(), notes: note },
        }),
      () => person.call(visits.cancelOwnVisit, { params: { id: visit.id } }),
      () =>
        staff.call(setVisitOutcome, {
          params: { id: past.id },
          body: { outcome: 'adopted', expected_version: 1 },
        }),
      () => staff.call(markPerson, { params: { id: userId }, body: { reason: note } }),
      () => staff.call(addDiaryNoteOfPerson, { params: { id: userId }, body: { text: note } }),
    ];
    const erase = () =>
      round % 3 === 0
        ? admin.call(deleteUser, {
            params: { id: userId },
            body: { current_password: app.password },
          })
        : person.call(deleteOwnAccount, { body: { current_password: app.password } });
    let isErased = false;
    const work = async () => {
      // Until the account is gone, and once more.
      for (let isLast = false; !isLast; ) {
        isLast = isErased;
        const call = calls[random(calls.length)] ?? erase;
        const { status, body } = await call();
        seen.add(status);
        // On a busy machine a call may wait longer than the database allows.
        if (status >= 500 && status !== 503) failures.push(body);
      }
    };
    const eraseAtLast = async () => {
      let { status } = await erase();
      while (status === 503) ({ status } = await erase());
      isErased = true;
      expect(status).toBe(204);
    };
    await Promise.all([eraseAtLast(), ...Array.from({ length: AT_ONCE }, work)]);
  }
  expect(failures).toEqual([]);
  expect(
    await rowsOf(
      'SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()',
    ),
  ).toEqual([{ deadlocks: 0 }]);
  // They do happen.
  expect([...seen]).toEqual(expect.arrayContaining([200, 201, 401, 404, 409]));
  // Emails are sent, also those that wait for an undo, and the history is rewritten.
  await app.runJobs();
  app.advance(1_000);
  await app.runJobs();
  const places = await tablesWith('Zyxwv');
  // What was signed stays.
  expect(places.filter((name) => name !== 'adoption_contracts')).toEqual([]);
  expect(
    await rowsOf(`SELECT id FROM adoption_contracts AS contract
      WHERE signed_at IS NULL AND contract::text LIKE '%Zyxwv%'`),
  ).toEqual([]);
  expect(
    await rowsOf(`SELECT id, stage FROM adoptions WHERE ended_at IS NULL AND adopted_at IS NULL
      AND num_nonnulls(user_id, adopter_name) = 0`),
  ).toEqual([]);
  expect(
    await rowsOf(`SELECT id FROM visits WHERE num_nonnulls(user_id, visitor_name) = 0
      AND starts_at > '${app.now().toISOString()}' AND status <> 'cancelled'`),
  ).toEqual([]);
  expect(
    await rowsOf(`SELECT id FROM pets WHERE (status = 'Adopted') = EXISTS (
      SELECT FROM stays WHERE pet_id = pets.id AND outcome IS NULL) AND is_listed`),
  ).toEqual([]);
  expect(
    await rowsOf(`SELECT adoption_id FROM adoption_pets JOIN adoptions ON adoptions.id = adoption_id
      WHERE is_held <> (stage IN ('approved', 'on_trial', 'adopted'))`),
  ).toEqual([]);
}, 1_200_000);
