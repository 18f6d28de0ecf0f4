import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { type ShelterServer, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { book, bookableSlots, signUpMany } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

const ADOPTERS = 10;
/** Simultaneous requests of one adopter, each for a different pet. */
const CONCURRENCY = 60;
const MAX_OPEN = 5;

type Responses = Record<string, number>;

async function race(
  shelter: ShelterServer,
  adopters: readonly TestClient[],
  slotOf: (index: number) => string,
): Promise<Responses> {
  await shelter.query('DELETE FROM visits');
  const pets = await shelter.query<{ id: string }>('SELECT id FROM pets');
  const responses: Responses = {};
  for (const adopter of adopters) {
    const requests = Array.from({ length: CONCURRENCY }, (_, index) =>
      book(adopter, pets[index]?.id ?? '', slotOf(index)),
    );
    for (const { status, body } of await Promise.all(requests)) {
      const name = `${status} ${body?.code ?? ''}`.trim();
      responses[name] = (responses[name] ?? 0) + 1;
    }
    // This frees the slots of the pets for the next adopter; the limits apply to the adopter.
    await shelter.query('UPDATE visits SET pet_id = NULL');
  }
  return responses;
}

/** The largest number of visits of one adopter, and of overlapping ones. */
async function countVisits({ query }: ShelterServer) {
  const [row] = await query<{ open: string; overlapping: string }>(
    `SELECT max(open) AS open, max(overlapping) AS overlapping FROM (
       SELECT (SELECT count(*) FROM visits b WHERE b.user_id = a.user_id) AS open,
         (SELECT count(*) FROM visits b WHERE b.user_id = a.user_id
            AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)) AS overlapping
       FROM visits a) AS visits_by_adopter`,
  );
  return { open: Number(row?.open ?? 0), overlapping: Number(row?.overlapping ?? 0) };
}

/** S52: one adopter asks for many pets at once, at one time and at many, with and without the limits. */
export async function measureVisitLimits(): Promise<Measurement> {
  const slots = bookableSlots();
  const slotOf = (index: number) => slots[index % slots.length] ?? '';
  const oneSlot = () => slotOf(0);
  const shelter = await startShelterServer();
  await addManyPets(shelter, CONCURRENCY);
  const adopters = await signUpMany(shelter.url, ADOPTERS);
  const unconfirmed = await race(shelter, adopters, slotOf);
  const visitsUnconfirmed = await countVisits(shelter);
  await shelter.query('UPDATE users SET email_confirmed_at = now()');
  const atOneTime = await race(shelter, adopters, oneSlot);
  const visitsAtOneTime = await countVisits(shelter);
  const atManyTimes = await race(shelter, adopters, slotOf);
  const visitsAtManyTimes = await countVisits(shelter);
  await shelter.stop();

  const control = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(control, CONCURRENCY);
  await control.query('ALTER TABLE visits DROP CONSTRAINT visits_one_place');
  const others = await signUpMany(control.url, 1);
  const unprotected = await race(control, others, oneSlot);
  const visitsUnprotected = await countVisits(control);
  await control.stop();
  const requestCount = (ADOPTERS * CONCURRENCY).toLocaleString('en');
  return {
    figures: [
      {
        what: `overlapping visits of one adopter, of ${requestCount} simultaneous requests for different pets`,
        bar: '1',
        measured: String(visitsAtOneTime.overlapping),
        isMet: visitsAtOneTime.overlapping === 1,
      },
      {
        what: `open requests of one adopter, of ${requestCount} simultaneous requests; the same without a confirmed address`,
        bar: `${MAX_OPEN}; ${MAX_OPEN}`,
        measured: `${visitsAtManyTimes.open}; ${visitsUnconfirmed.open}`,
        isMet: visitsAtManyTimes.open === MAX_OPEN && visitsUnconfirmed.open === MAX_OPEN,
      },
      {
        what: 'control: overlapping visits of one adopter without the constraint and the limits',
        bar: '> 1',
        measured: String(visitsUnprotected.overlapping),
        isMet: visitsUnprotected.overlapping > 1,
      },
    ],
    details: { unconfirmed, atOneTime, atManyTimes, unprotected },
  };
}
