import { setTimeout as delay } from 'node:timers/promises';
import { drawNoise } from '../../../apps/server/src/testing/pictures.ts';
import type { TestClient, TestResponse } from '../../../apps/server/src/testing/test-client.ts';
import { book, bookableSlots } from './adopters.ts';

/** What the server has said yes to, and no no since. */
export interface Acknowledged {
  visits: Set<string>;
  /** Pets with a photo, and where it is. */
  photos: Map<string, string>;
  deletedPets: Set<string>;
}

export interface Writers {
  acknowledged: Acknowledged;
  /** Writes acknowledged so far, of each kind. */
  counts(): { bookings: number; uploads: number };
  stop(): Promise<void>;
}

const PAUSE_AFTER_FAILURE_MS = 20;

/** Different ones, since equal pictures share their files. */
const PICTURES = 12;

const kitten = { species: 'Cat', breed: 'Tabby', age_group: 'Baby', sex: 'Male', size: 'Small' };

/**
 * Books visits and uploads photos without pause, whatever happens to the server, and writes down what
 * it acknowledged. What failed is not tried again: the next write is another.
 * @param pets to be booked, each once
 */
export async function startWriters(
  adopters: readonly TestClient[],
  admins: readonly TestClient[],
  pets: readonly string[],
): Promise<Writers> {
  const acknowledged: Acknowledged = {
    visits: new Set(),
    photos: new Map(),
    deletedPets: new Set(),
  };
  const counts = { bookings: 0, uploads: 0 };
  const waiting = [...pets];
  const slots = bookableSlots();
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, (_, index) => drawNoise(100 + index, 90)),
  );
  let isStopped = false;

  /** Refusals would mean that the writers measure nothing; a dying server is expected. */
  const attempt = async (expected: number, ask: () => Promise<TestResponse>) => {
    const answer = await ask().catch(() => undefined);
    if (answer?.status === expected) return answer;
    // A booking that was stored while the server died holds its time, and nobody knows its id.
    const isHeld = answer?.body?.code === 'ADOPTER_BUSY';
    if (answer && answer.status < 500 && !isHeld)
      throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    await delay(PAUSE_AFTER_FAILURE_MS);
    return undefined;
  };

  /** Nobody is in two places at once: who has booked every time there is cancels the oldest. */
  const bookAll = async (adopter: TestClient) => {
    const held = new Map<string, string>();
    for (let turn = 0; !isStopped; turn += 1) {
      const pet = waiting.pop();
      if (!pet) throw new Error('there are no pets left to book');
      const slot = slots[turn % slots.length] ?? '';
      const old = held.get(slot);
      const cancel = () => adopter.request(`/api/visit-requests/${old}/cancel`, { method: 'POST' });
      if (old && !(await attempt(200, cancel))) continue;
      held.delete(slot);
      const answer = await attempt(201, () => book(adopter, pet, slot));
      if (!answer) continue;
      held.set(slot, answer.body.id);
      acknowledged.visits.add(answer.body.id);
      counts.bookings += 1;
    }
  };

  const uploadAll = async (admin: TestClient, seed: number) => {
    for (let count = seed; !isStopped; count += 1) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...kitten, name: `Photo ${count}` })) {
        form.append(name, value);
      }
      const bytes = new Uint8Array(pictures[count % PICTURES] ?? []);
      form.append('image', new Blob([bytes]), 'noise.png');
      const added = await attempt(201, () =>
        admin.request('/api/pets', { method: 'POST', body: form }),
      );
      if (!added) continue;
      counts.uploads += 1;
      const { id, image_url } = added.body;
      if (count % 2 === 0) {
        acknowledged.photos.set(id, image_url);
        continue;
      }
      const remove = () => admin.request(`/api/pets/${id}`, { method: 'DELETE' });
      if (await attempt(204, remove)) acknowledged.deletedPets.add(id);
    }
  };

  const running = Promise.all([...adopters.map(bookAll), ...admins.map(uploadAll)]);
  running.catch(() => undefined); // Told by `stop`.
  return {
    acknowledged,
    counts: () => ({ ...counts }),
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
