import { type ShelterServer, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { book, bookableSlots, signUpMany } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

const ADOPTERS = 25;
/** Simultaneous requests for one pet, spread over two slots. */
const CONCURRENCY = 100;
const ATTEMPTS = 10_000;
const CONTROL_ATTEMPTS = 1_000;

/** Counts pairs of overlapping active visits of a pet, and of pending visits of an adopter for a pet. */
async function countDoubleBookings({ query }: ShelterServer): Promise<number> {
  const [row] = await query<{ doubles: string }>(
    `SELECT count(*) AS doubles FROM visits a JOIN visits b ON a.pet_id = b.pet_id AND a.id < b.id
     WHERE (a.status IN ('pending', 'approved', 'confirmed')
        AND b.status IN ('pending', 'approved', 'confirmed')
        AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at))
        OR (a.user_id = b.user_id AND a.status = 'pending' AND b.status = 'pending')`,
  );
  return Number(row?.doubles);
}

async function race(shelter: ShelterServer, attempts: number): Promise<Record<string, number>> {
  const rounds = attempts / CONCURRENCY;
  await addManyPets(shelter, rounds);
  const pets = await shelter.query<{ id: string }>('SELECT id FROM pets');
  const adopters = await signUpMany(shelter.url, ADOPTERS);
  const slots = bookableSlots();
  const responses: Record<string, number> = {};
  for (const [round, { id }] of pets.entries()) {
    const requests = Array.from({ length: CONCURRENCY }, (_, index) => {
      const adopter = adopters[index % ADOPTERS];
      // A quarter asks for another slot: two pending requests of one adopter for a pet are a double too.
      const slot = slots[(round + (index < CONCURRENCY / 4 ? 1 : 0)) % slots.length];
      if (!adopter || !slot) throw new Error('There is no adopter or no slot.');
      return book(adopter, id, slot);
    });
    for (const { status, body } of await Promise.all(requests)) {
      const name = `${status} ${body?.error ?? ''}`.trim();
      responses[name] = (responses[name] ?? 0) + 1;
    }
  }
  return responses;
}

/** S35: many simultaneous requests for one pet and slot, with and without the database constraints. */
export async function measureDoubleBookings(): Promise<Measurement> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const responses = await race(shelter, ATTEMPTS);
  const doubles = await countDoubleBookings(shelter);
  await shelter.stop();

  const control = await startShelterServer({ RATE_LIMITS: 'off' });
  await control.query('ALTER TABLE visited_pets DROP CONSTRAINT visits_no_overlap');
  await control.query('DROP INDEX visits_one_pending_request');
  const controlResponses = await race(control, CONTROL_ATTEMPTS);
  const controlDoubles = await countDoubleBookings(control);
  await control.stop();
  return {
    figures: [
      {
        what: `double bookings in ${ATTEMPTS.toLocaleString('en')} attempts, ${CONCURRENCY} at a time`,
        bar: '0',
        measured: String(doubles),
        isMet: doubles === 0,
      },
      {
        what: `control: the same in ${CONTROL_ATTEMPTS.toLocaleString('en')} attempts without the constraint and the index`,
        bar: '> 0',
        measured: String(controlDoubles),
        isMet: controlDoubles > 0,
      },
    ],
    details: { responses, controlResponses },
  };
}
