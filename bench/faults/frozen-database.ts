import { signalServer, until } from '../../apps/server/src/testing/server-processes.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { bookableSlots, newEmail, PASSWORD, signUp } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

/** Simultaneous requests of each kind; in total more than there are database connections. */
const REQUESTS_PER_KIND = 8;
const ROUNDS = 3;

/** S39: the processes of the database are stopped, as when its disk hangs. */
export async function measureFrozenDatabase(): Promise<Measurement> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, 200);
  const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets');
  const adopter = await signUp(shelter.url);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const slots = bookableSlots();
  const requestKinds: Record<string, (index: number) => Promise<{ status: number }>> = {
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
  const responses: Record<string, number> = {};
  let slowest = 0;
  let unexpected = 0;
  const recoveryTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await signalServer(shelter.dataDir, 'SIGSTOP');
    const requests = Object.entries(requestKinds).flatMap(([name, request]) =>
      Array.from({ length: REQUESTS_PER_KIND }, async (_, index) => {
        const start = performance.now();
        const { status } = await request(index);
        slowest = Math.max(slowest, performance.now() - start);
        const kind = `${name} ${status}`;
        responses[kind] = (responses[kind] ?? 0) + 1;
        if (status !== 503) unexpected += 1;
      }),
    );
    await Promise.all(requests);
    await signalServer(shelter.dataDir, 'SIGCONT');
    const start = performance.now();
    await until(async () => (await adopter.request('/api/visit-requests')).status === 200, 30_000);
    recoveryTimes.push(performance.now() - start);
  }
  await shelter.stop();
  const recovery = Math.max(...recoveryTimes);
  return {
    figures: [
      {
        what: `slowest response while the database is frozen, of ${ROUNDS * REQUESTS_PER_KIND * Object.keys(requestKinds).length}; responses other than 503`,
        bar: '<= 5 s; 0',
        measured: `${(slowest / 1_000).toFixed(1)} s; ${unexpected}`,
        isMet: slowest <= 5_000 && unexpected === 0,
      },
      {
        what: 'slowest recovery after the database continues',
        bar: '<= 5 s',
        measured: `${(recovery / 1_000).toFixed(1)} s`,
        isMet: recovery <= 5_000,
      },
    ],
    details: { responses, recoveryTimes },
  };
}
