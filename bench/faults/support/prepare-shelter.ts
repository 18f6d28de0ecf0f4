import { createTestClient, type TestClient } from '../../../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../../../e2e/support/shelter-server.ts';
import { addManyPets } from '../../support/many-pets.ts';
import { signUpMany } from './adopters.ts';
import { type KillableServer, startKillable } from './killable-server.ts';

export interface PreparedShelter {
  dataDir: string;
  server: KillableServer;
  pets: string[];
  adopters: TestClient[];
  admins: TestClient[];
}

const ADOPTERS = 3;
const ADMINS = 2;

/** Starts a server that can be killed, with pets to book and clients that are logged in. */
export async function prepareShelter(petCount: number): Promise<PreparedShelter> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, petCount);
  const rows = await shelter.query<{ id: string }>('SELECT id FROM pets');
  await shelter.stop({ keepsData: true });
  const server = await startKillable(shelter.dataDir);
  const admins = Array.from({ length: ADMINS }, () => createTestClient(server.url));
  for (const admin of admins) await admin.logIn(ADMIN);
  return {
    dataDir: shelter.dataDir,
    server,
    pets: rows.map(({ id }) => id),
    adopters: await signUpMany(server.url, ADOPTERS),
    admins,
  };
}
