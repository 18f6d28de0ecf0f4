import { setTimeout as delay } from 'node:timers/promises';
import { drawNoise } from '../../../apps/server/src/testing/pictures.ts';
import type { TestClient, TestResponse } from '../../../apps/server/src/testing/test-client.ts';
import { book, bookableSlots } from './adopters.ts';

/** The writes that the server has acknowledged. */
export interface Acknowledged {
  visits: Set<string>;
  /** URLs of photos by id of the pet. */
  photos: Map<string, string>;
  deletedPets: Set<string>;
}

export interface Writers {
  acknowledged: Acknowledged;
  /** Acknowledged writes so far. */
  counts(): { bookings: number; uploads: number };
  stop(): Promise<void>;
}

const RETRY_DELAY_MS = 20;

/** Different ones, because equal pictures share a file. */
const PICTURES = 12;

const kitten = { species: 'Cat', breed: 'Tabby', age_group: 'Baby', sex: 'Male', size: 'Small' };

/**
 * Books visits and uploads photos continuously while the server fails, and records what it acknowledged. A
 * failed write is not retried.
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

  /** Fails on an unexpected 4xx, because nothing would be measured. Errors of a dying server are expected. */
  const attempt = async (expected: number, send: () => Promise<TestResponse>) => {
    const response = await send().catch(() => undefined);
    if (response?.status === expected) return response;
    // A visit that was stored without being acknowledged occupies its slot.
    const isOccupied = response?.body?.code === 'ADOPTER_BUSY';
    if (response && response.status < 500 && !isOccupied)
      throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
    await delay(RETRY_DELAY_MS);
    return undefined;
  };

  /** Visits of one adopter may not overlap, so the old visit of a slot is cancelled first. */
  const bookAll = async (adopter: TestClient) => {
    const visitBySlot = new Map<string, string>();
    for (let count = 0; !isStopped; count += 1) {
      const pet = waiting.pop();
      if (!pet) throw new Error('There are no pets left to book.');
      const slot = slots[count % slots.length] ?? '';
      const old = visitBySlot.get(slot);
      const cancel = () => adopter.request(`/api/visit-requests/${old}/cancel`, { method: 'POST' });
      if (old && !(await attempt(200, cancel))) continue;
      visitBySlot.delete(slot);
      const response = await attempt(201, () => book(adopter, pet, slot));
      if (!response) continue;
      visitBySlot.set(slot, response.body.id);
      acknowledged.visits.add(response.body.id);
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
  running.catch(() => undefined); // `stop` reports it.
  return {
    acknowledged,
    counts: () => ({ ...counts }),
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
