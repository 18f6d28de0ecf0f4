import { signalServer, until } from '../../apps/server/src/testing/server-processes.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { bookableSlots, newEmail, PASSWORD, signUp } from './support/adopters.ts';
import type { Measured } from './support/measure.ts';

/** Of each kind of request, at once: more than there are connections to the database. */
const OF_EACH = 8;
const ROUNDS = 3;

/** S39: nothing of the database moves any more, as on a disk that hangs. */
export async function measureFrozenDatabase(): Promise<Measured> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, 200);
  const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets');
  const adopter = await signUp(shelter.url);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const slots = bookableSlots();
  const ask: Record<string, (index: number) => Promise<{ status: number }>> = {
    ready: () => adopter.request('/api/ready'),
    'own visits': () => adopter.request('/api/visit-requests'),
    'all visits': () => admin.request('/api/admin/visit-requests'),
    slots: () => adopter.request(`/api/visit-requests/slots?pet_id=${pet?.id}`),
    booking: (index) =>
      adopter.request(`/api/visit-requests/${pet?.id}`, {
        method: 'POST',
        body: { requested_at: slots[index] },
      }),
    login: () =>
      createTestClient(shelter.url).request('/api/auth/login', {
        method: 'POST',
        body: { email: newEmail(), password: PASSWORD },
      }),
  };
  const answers: Record<string, number> = {};
  let slowest = 0;
  let others = 0;
  const backAfter: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await signalServer(shelter.dataDir, 'SIGSTOP');
    const all = Object.entries(ask).flatMap(([name, request]) =>
      Array.from({ length: OF_EACH }, async (_, index) => {
        const start = performance.now();
        const { status } = await request(index);
        slowest = Math.max(slowest, performance.now() - start);
        const kind = `${name} ${status}`;
        answers[kind] = (answers[kind] ?? 0) + 1;
        if (status !== 503) others += 1;
      }),
    );
    await Promise.all(all);
    await signalServer(shelter.dataDir, 'SIGCONT');
    const start = performance.now();
    await until(async () => (await adopter.request('/api/visit-requests')).status === 200, 30_000);
    backAfter.push(performance.now() - start);
  }
  await shelter.stop();
  const back = Math.max(...backAfter);
  return {
    figures: [
      {
        what: `answer while the database is frozen, the slowest of ${ROUNDS * OF_EACH * Object.keys(ask).length}; those that are no 503`,
        bar: '<= 5 s; 0',
        measured: `${(slowest / 1_000).toFixed(1)} s; ${others}`,
        isMet: slowest <= 5_000 && others === 0,
      },
      {
        what: 'answers again after it goes on, the slowest',
        bar: '<= 5 s',
        measured: `${(back / 1_000).toFixed(1)} s`,
        isMet: back <= 5_000,
      },
    ],
    details: { answers, backAfter },
  };
}
