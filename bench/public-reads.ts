import { type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { startBaselineServer } from './support/baseline.ts';
import { compareLoads } from './support/load.ts';
import { addManyPets } from './support/many-pets.ts';
import { type Figure, writeResult } from './support/result.ts';
import { roundTo } from './support/statistics.ts';

const PETS = 10_000;

const randomListPath = () =>
  `/api/pets?status=Available&limit=12&offset=${Math.floor(Math.random() * (PETS - 12))}`;

async function compare(
  shelter: ShelterServer,
  what: string,
  path: () => string,
  bars: { rate: number; p99?: number },
): Promise<{ figures: Figure[]; details: object }> {
  const baselineServer = await startBaselineServer(`${shelter.url}${path()}`);
  const url = shelter.url.replace('localhost', '127.0.0.1');
  const loads = await compareLoads([
    { name: 'baseline', url: baselineServer.url, path },
    { name: 'server', url, path },
  ]);
  await baselineServer.stop();
  const [server, baseline] = [loads.get('server'), loads.get('baseline')];
  if (!server || !baseline) throw new Error('Nothing was measured.');
  const ratio = server.rate / baseline.rate;
  const rateText = `${roundTo(ratio)} (${Math.round(server.rate)} of ${Math.round(baseline.rate)} a second)`;
  const figures: Figure[] = [
    {
      what: `${what}: rate relative to a plain node:http server`,
      bar: `>= ${bars.rate}`,
      measured: rateText,
      isMet: ratio >= bars.rate,
    },
  ];
  if (bars.p99) {
    const measured = `${roundTo(server.p99 / baseline.p99)} times (${server.p99} ms, ${baseline.p99} ms)`;
    figures.push({
      what: `${what}: p99 relative to a plain node:http server`,
      bar: `<= ${bars.p99} times`,
      measured,
      isMet: server.p99 <= bars.p99 * baseline.p99,
    });
  }
  return { figures, details: { server, baseline } };
}

/** Compares pages of pets, single pets and the HTML of `/pets` with a plain server that sends the same bytes. */
export async function benchPublicReads(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  await addManyPets(shelter, PETS);
  const ids = (await shelter.query<{ id: string }>('SELECT id FROM pets')).map(({ id }) => id);
  const randomPetPath = () => `/api/pets/${ids[Math.floor(Math.random() * ids.length)]}`;

  const list = await compare(shelter, 'GET /api/pets, random offset', randomListPath, {
    rate: 0.5,
    p99: 3,
  });
  const pet = await compare(shelter, 'GET /api/pets/{id}, random', randomPetPath, { rate: 0.4 });
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
