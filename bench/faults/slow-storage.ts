import { drawNoise } from '../../apps/server/src/testing/pictures.ts';
import { startS3Server } from '../../apps/server/src/testing/s3-server.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { book, bookableSlots, signUpMany } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

/** Response time of S3. */
const S3_DELAY_MS = 8_000;

const UPLOADS = 4;
const FROZEN_CALLS = 5;
const PAGES = 45;

interface TimedResponse {
  status: number;
  code: string | undefined;
  ms: number;
}

async function timeRequest(
  send: () => Promise<{ status: number; body?: unknown }>,
): Promise<TimedResponse> {
  const start = performance.now();
  const { status, body } = await send();
  const { code } = (body ?? {}) as { code?: string };
  return { status, code, ms: performance.now() - start };
}

const slowest = (responses: readonly TimedResponse[]) => Math.max(...responses.map(({ ms }) => ms));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** S60: photos are stored in an S3 that first takes 8 s for each request and then does not respond. */
export async function measureSlowStorage(): Promise<Measurement> {
  const s3 = await startS3Server();
  const shelter = await startShelterServer({
    RATE_LIMITS: 'off',
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'pets',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  await addManyPets(shelter, PAGES);
  const pets = (await shelter.query<{ id: string }>('SELECT id FROM pets')).map(({ id }) => id);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const adopters = await signUpMany(shelter.url, UPLOADS);
  const pictures = await Promise.all(
    Array.from({ length: UPLOADS + FROZEN_CALLS }, (_, index) => drawNoise(100 + index, 90)),
  );
  const upload = (petId: string, index: number) => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(pictures[index] ?? [])]), 'noise.png');
    return timeRequest(() => admin.request(`/api/pets/${petId}`, { method: 'PATCH', body: form }));
  };
  const countOpenTransactions = async () => {
    const [row] = await shelter.query<{ count: number }>(
      "SELECT count(*)::int FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'",
    );
    return row?.count ?? 0;
  };

  s3.delayRequests(S3_DELAY_MS);
  const bookedPets = pets.slice(0, UPLOADS);
  const uploading = Promise.all(bookedPets.map(upload));
  while (s3.held() < UPLOADS) await new Promise((resolve) => setImmediate(resolve));
  const transactions = await countOpenTransactions();
  const [slot = ''] = bookableSlots();
  const bookings = await Promise.all(
    bookedPets.map((petId, index) =>
      timeRequest(() => book(adopters[index] ?? admin, petId, slot)),
    ),
  );
  const uploads = await uploading;

  const showPages = () =>
    Promise.all(
      pets.map((id) => timeRequest(() => createTestClient(shelter.url).send(`/pets?petId=${id}`))),
    );
  // The first pages of a new process are rendered by code that is not compiled yet.
  await showPages();

  const photo = (await admin.request(`/api/pets/${bookedPets[0]}`)).body.image_url as string;
  const release = s3.hold();
  const frozenUploads = pets
    .slice(UPLOADS, UPLOADS + FROZEN_CALLS)
    .map((petId, index) => upload(petId, UPLOADS + index));
  const frozenPhotos = Array.from({ length: FROZEN_CALLS }, () =>
    timeRequest(() => admin.request(photo)),
  );
  // By then every photo is resized, which is not what this measures.
  while (s3.held() < 2 * FROZEN_CALLS) await new Promise((resolve) => setImmediate(resolve));
  const pages = await showPages();
  const frozen = await Promise.all([...frozenUploads, ...frozenPhotos]);
  release();
  await shelter.stop();
  await s3.close();
  const rejected = frozen.filter(({ code }) => code === 'STORAGE_UNAVAILABLE').length;
  const booked = bookings.filter(({ status }) => status === 201).length;
  const stored = uploads.filter(({ status }) => status === 200).length;
  const shown = pages.filter(({ status }) => status === 200).length;
  return {
    figures: [
      {
        what: 'visits booked while photos of their pets are uploaded to an S3 that takes 8 s; slowest booking; open transactions',
        bar: `${UPLOADS}; <= 1 s; 0`,
        measured: `${booked}; ${seconds(slowest(bookings))}; ${transactions}`,
        isMet: booked === UPLOADS && slowest(bookings) <= 1_000 && transactions === 0,
      },
      {
        what: 'successful uploads meanwhile; slowest upload',
        bar: `${UPLOADS}; <= 15 s`,
        measured: `${stored}; ${seconds(slowest(uploads))}`,
        isMet: stored === UPLOADS && slowest(uploads) <= 15_000,
      },
      {
        what: 'uploads and photos rejected with STORAGE_UNAVAILABLE while S3 is frozen; slowest response',
        bar: `${frozen.length}; <= 15 s`,
        measured: `${rejected}; ${seconds(slowest(frozen))}`,
        isMet: rejected === frozen.length && slowest(frozen) <= 15_000,
      },
      {
        what: 'pages of pets shown meanwhile; slowest page',
        bar: `${PAGES}; <= 2 s`,
        measured: `${shown}; ${seconds(slowest(pages))}`,
        isMet: shown === PAGES && slowest(pages) <= 2_000,
      },
    ],
    details: { uploads, bookings, frozen },
  };
}
