import { type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { startBareTwin } from './support/bare.ts';
import { compareLoads } from './support/load.ts';
import { addManyPets } from './support/many-pets.ts';
import { type Figure, writeResult } from './support/result.ts';
import { round } from './support/statistics.ts';

const PETS = 10_000;

const anyOffset = () =>
  `/api/pets?status=Available&limit=12&offset=${Math.floor(Math.random() * (PETS - 12))}`;

async function compare(
  shelter: ShelterServer,
  what: string,
  path: () => string,
  bars: { rate: number; p99?: number },
): Promise<{ figures: Figure[]; details: object }> {
  const bare = await startBareTwin(`${shelter.url}${path()}`);
  const url = shelter.url.replace('localhost', '127.0.0.1');
  const loads = await compareLoads([
    { name: 'bare', url: bare.url, path },
    { name: 'ours', url, path },
  ]);
  await bare.stop();
  const [ours, twin] = [loads.get('ours'), loads.get('bare')];
  if (!ours || !twin) throw new Error('nothing was measured');
  const share = ours.rate / twin.rate;
  const rateText = `${round(share)} (${Math.round(ours.rate)} of ${Math.round(twin.rate)} a second)`;
  const figures: Figure[] = [
    {
      what: `${what}, of a bare node:http`,
      bar: `>= ${bars.rate}`,
      measured: rateText,
      isMet: share >= bars.rate,
    },
  ];
  if (bars.p99) {
    const measured = `${round(ours.p99 / twin.p99)} times (${ours.p99} ms, ${twin.p99} ms)`;
    figures.push({
      what: `${what}, p99`,
      bar: `<= ${bars.p99} times`,
      measured,
      isMet: ours.p99 <= bars.p99 * twin.p99,
    });
  }
  return { figures, details: { ours, bare: twin } };
}

/** Pages of pets, single pets and the HTML of `/pets`, each beside a bare server with the same bytes. */
export async function benchPublicReads(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  await addManyPets(shelter, PETS);
  const ids = (await shelter.query<{ id: string }>('SELECT id FROM pets')).map(({ id }) => id);
  const anyPet = () => `/api/pets/${ids[Math.floor(Math.random() * ids.length)]}`;

  const list = await compare(shelter, 'GET /api/pets, random offset', anyOffset, {
    rate: 0.5,
    p99: 3,
  });
  const pet = await compare(shelter, 'GET /api/pets/{id}, random', anyPet, { rate: 0.4 });
  const page = await compare(shelter, 'GET /pets, HTML', () => '/pets', { rate: 0.4 });
  const memory = await shelter.memory();
  await shelter.stop();
  writeResult({
    name: 'public-reads',
    command: 'npm run bench -- public-reads',
    figures: [
      ...list.figures,
      ...pet.figures,
      ...page.figures,
      {
        what: 'resident memory of the server after the load',
        bar: '<= 250 MB',
        measured: `${memory.server} MB (database ${memory.database} MB)`,
        isMet: memory.server <= 250,
      },
    ],
    details: { pets: PETS, list: list.details, pet: pet.details, page: page.details },
  });
}
