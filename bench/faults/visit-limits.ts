import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { type ShelterServer, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { book, bookableSlots, signUpMany } from './support/adopters.ts';
import type { Measured } from './support/measure.ts';

const ADOPTERS = 10;
/** Of each adopter, at the same moment, each for another pet. */
const AT_ONCE = 60;
const OPEN = 5;
const OPEN_UNCONFIRMED = 2;

type Answers = Record<string, number>;

async function race(
  shelter: ShelterServer,
  adopters: readonly TestClient[],
  slotOf: (index: number) => string,
): Promise<Answers> {
  await shelter.query('DELETE FROM visits');
  const pets = await shelter.query<{ id: string }>('SELECT id FROM pets');
  const answers: Answers = {};
  for (const adopter of adopters) {
    const all = Array.from({ length: AT_ONCE }, (_, index) =>
      book(adopter, pets[index]?.id ?? '', slotOf(index)),
    );
    for (const { status, body } of await Promise.all(all)) {
      const name = `${status} ${body?.code ?? ''}`.trim();
      answers[name] = (answers[name] ?? 0) + 1;
    }
    // The times are free for the next one: it is the person who is limited, not the pet.
    await shelter.query('UPDATE visits SET pet_id = NULL');
  }
  return answers;
}

/** The most visits that one person holds, and the most at one time. */
async function countHeld({ query }: ShelterServer) {
  const [row] = await query<{ open: string; together: string }>(
    `SELECT max(open) AS open, max(together) AS together FROM (
       SELECT (SELECT count(*) FROM visits b WHERE b.user_id = a.user_id) AS open,
         (SELECT count(*) FROM visits b WHERE b.user_id = a.user_id
            AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)) AS together
       FROM visits a) AS held`,
  );
  return { open: Number(row?.open ?? 0), together: Number(row?.together ?? 0) };
}

/** S52: one person asks for many pets at once, at one time and at many, with and without protection. */
export async function measureVisitLimits(): Promise<Measured> {
  const slots = bookableSlots();
  const slotOf = (index: number) => slots[index % slots.length] ?? '';
  const oneSlot = () => slotOf(0);
  const shelter = await startShelterServer();
  await addManyPets(shelter, AT_ONCE);
  const adopters = await signUpMany(shelter.url, ADOPTERS);
  const unconfirmed = await race(shelter, adopters, slotOf);
  const heldUnconfirmed = await countHeld(shelter);
  await shelter.query('UPDATE users SET email_confirmed_at = now()');
  const atOneTime = await race(shelter, adopters, oneSlot);
  const heldAtOneTime = await countHeld(shelter);
  const atManyTimes = await race(shelter, adopters, slotOf);
  const heldAtManyTimes = await countHeld(shelter);
  await shelter.stop();

  const control = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(control, AT_ONCE);
  await control.query('ALTER TABLE visits DROP CONSTRAINT visits_one_place');
  const others = await signUpMany(control.url, 1);
  const unprotected = await race(control, others, oneSlot);
  const heldUnprotected = await countHeld(control);
  await control.stop();
  const asked = (ADOPTERS * AT_ONCE).toLocaleString('en');
  return {
    figures: [
      {
        what: `visits that one person holds at one time, of ${asked} racing requests for different pets`,
        bar: '1',
        measured: String(heldAtOneTime.together),
        isMet: heldAtOneTime.together === 1,
      },
      {
        what: `open requests of one person, of ${asked} racing requests; the same unconfirmed`,
        bar: `${OPEN}; ${OPEN_UNCONFIRMED}`,
        measured: `${heldAtManyTimes.open}; ${heldUnconfirmed.open}`,
        isMet: heldAtManyTimes.open === OPEN && heldUnconfirmed.open === OPEN_UNCONFIRMED,
      },
      {
        what: 'visits of one person at one time without constraint and limits (control)',
        bar: '> 1',
        measured: String(heldUnprotected.together),
        isMet: heldUnprotected.together > 1,
      },
    ],
    details: { unconfirmed, atOneTime, atManyTimes, unprotected },
  };
}
