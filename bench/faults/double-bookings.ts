import { type ShelterServer, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { book, bookableSlots, signUpMany } from './support/adopters.ts';
import type { Measured } from './support/measure.ts';

const ADOPTERS = 25;
/** Of each adopter, at the same moment, for the same pet: the slot, and one that is taken too. */
const AT_ONCE = 100;
const ATTEMPTS = 10_000;
const CONTROL_ATTEMPTS = 1_000;

/** Active visits of one pet that overlap, and pending ones of one adopter for one pet. */
async function countDoubles({ query }: ShelterServer): Promise<number> {
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
  const rounds = attempts / AT_ONCE;
  await addManyPets(shelter, rounds);
  const pets = await shelter.query<{ id: string }>('SELECT id FROM pets');
  const adopters = await signUpMany(shelter.url, ADOPTERS);
  const slots = bookableSlots();
  const answers: Record<string, number> = {};
  for (const [round, { id }] of pets.entries()) {
    const all = Array.from({ length: AT_ONCE }, (_, index) => {
      const adopter = adopters[index % ADOPTERS];
      // A quarter of them asks for another time too: the same adopter twice is a double as well.
      const slot = slots[(round + (index < AT_ONCE / 4 ? 1 : 0)) % slots.length];
      if (!adopter || !slot) throw new Error('there is nobody to book, or nothing');
      return book(adopter, id, slot);
    });
    for (const { status, body } of await Promise.all(all)) {
      const name = `${status} ${body?.error ?? ''}`.trim();
      answers[name] = (answers[name] ?? 0) + 1;
    }
  }
  return answers;
}

/** S35: many ask for one pet and time at once, with and without what keeps them apart. */
export async function measureDoubleBookings(): Promise<Measured> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const answers = await race(shelter, ATTEMPTS);
  const doubles = await countDoubles(shelter);
  await shelter.stop();

  const control = await startShelterServer({ RATE_LIMITS: 'off' });
  await control.query('ALTER TABLE visits DROP CONSTRAINT visits_no_overlap');
  await control.query('DROP INDEX visits_one_pending_request');
  const controlAnswers = await race(control, CONTROL_ATTEMPTS);
  const controlDoubles = await countDoubles(control);
  await control.stop();
  return {
    figures: [
      {
        what: `double bookings in ${ATTEMPTS.toLocaleString('en')} racing attempts, ${AT_ONCE} at a time`,
        bar: '0',
        measured: String(doubles),
        isMet: doubles === 0,
      },
      {
        what: `the same in ${CONTROL_ATTEMPTS.toLocaleString('en')} attempts without constraint and index (control)`,
        bar: '> 0',
        measured: String(controlDoubles),
        isMet: controlDoubles > 0,
      },
    ],
    details: { answers, controlAnswers },
  };
}
