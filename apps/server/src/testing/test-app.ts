import type { AddressInfo } from 'node:net';
import {
  CSRF_COOKIE,
  DEVICE_COOKIE,
  REFRESH_COOKIE,
  SESSION_HINT_COOKIE,
} from '@pawmatch/contract/auth/cookies';
import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { careParts } from '@pawmatch/contract/staff/care-parts';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import { changeChannels } from '../change-channels.ts';
import { type Config, readConfig } from '../config.ts';
import { createJobs } from '../create-jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import { createAuthService } from '../features/auth/auth.service.ts';
import { createDeviceTokens } from '../features/auth/devices/device-tokens.ts';
import { createPetSearchIndex } from '../features/pets/search/pet-search-index.ts';
import { setCareParts } from '../features/shelter/shelters.repository.ts';
import { FIRST_SHELTER } from '../features/shelter/shelters.table.ts';
import { createShelters } from '../features/shelter/shelters.ts';
import { setShelterRole } from '../features/staff/memberships.repository.ts';
import { createChangeFeed } from '../platform/cluster/change-feed.ts';
import type { Drain } from '../platform/http/drain.ts';
import { createImageStore } from '../platform/images/create-image-store.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createRateLimiter } from '../platform/security/rate-limiter.ts';
import { recoverAccess } from '../recover-access.ts';
import { createFactories } from './factories.ts';
import { makeScratchFolder, removeScratchFolder } from './scratch-folder.ts';
import { createTestClient } from './test-client.ts';
import { createTestDatabase } from './test-database.ts';

/** Friday, November 20, 2026, 10:00 at the shelter, which is in New York. */
export const TEST_NOW = '2026-11-20T15:00:00Z';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export type SignedInClient = Awaited<ReturnType<TestApp['signIn']>>;

export interface TestAppOptions {
  config?: Partial<Config>;
  dependencies?: Partial<Dependencies>;
  /** Folder of the built web application; without it, only the API is served. */
  webFolder?: string;
  drain?: Drain;
}

/** Starts the application for a file of tests, after the last of which it ends. */
export async function openTestApp(options?: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(() => app.close());
  return app;
}

/**
 * Starts the whole application with a database and a data folder of its own, on a free port, with a clock
 * that only the test advances.
 */
export async function createTestApp(options: TestAppOptions = {}) {
  const { database, connection, drop } = await createTestDatabase();
  const dataDir = await makeScratchFolder();
  let now = new Date(TEST_NOW);
  const mails: Mail[] = [];
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, SHELTER_TIME_ZONE: 'America/New_York' }),
    rateLimits: false,
    ...options.config,
  };
  const feed = createChangeFeed(database, pino({ level: 'silent' }), changeChannels);
  const logger = pino({ level: 'silent' });
  const { pets: petChanges, shelter: shelterChanges } = feed.changes;
  const shelters = await createShelters({
    database,
    config,
    clock: () => now,
    logger,
    petChanges,
    shelterChanges,
  });
  const dependencies: Dependencies = {
    config,
    publicUrl: 'http://pawmatch.example',
    sessionSecret: 'a secret that only tests know and share',
    database,
    clock: () => now,
    shelters,
    recoverAccess,
    petChanges,
    petSearchIndex: createPetSearchIndex({ database, petChanges, shelters }),
    preferenceChanges: feed.changes.preferences,
    imageStore: await createImageStore(config),
    mailer: { send: async (mail) => void mails.push(mail) },
    rateLimiter: createRateLimiter({ database, clock: () => now, config }),
    metrics: createMetrics(database),
    logger,
    ...options.dependencies,
  };
  const { webFolder, drain } = options;
  const app = await buildApp(dependencies, { webFolder, drain });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const factories = createFactories(dependencies);
  const jobs = createJobs(dependencies);
  const devices = createDeviceTokens(dependencies.sessionSecret);
  const { sessions, csrfTokens } = createAuthService(dependencies);

  return {
    ...factories,
    app,
    url,
    config,
    connection,
    database,
    dependencies,
    mails,
    now: () => now,
    setNow: (instant: string | Date) => {
      now = new Date(instant);
    },
    /** @param seconds by which the clock advances */
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** Runs all jobs that are due, and those that they enqueue; none runs otherwise. */
    runJobs: () => jobs.runDue(),
    /** Makes a shelter use all parts of the care of pets. */
    async useCareParts(id = FIRST_SHELTER) {
      await setCareParts(database, id, { parts: [...careParts], now });
      await dependencies.shelters.reload();
    },
    /** An anonymous client without cookies. */
    visitor: () => createTestClient(url),
    /**
     * A client that is logged in as a new user, on a known device, with the session that a login begins; `client.logIn`
     * sends the password.
     * @param role `admin` for one who may everything
     */
    async signIn(role: 'adopter' | 'admin' | ShelterRole = 'adopter') {
      const isColleague = role !== 'adopter' && role !== 'admin';
      const user = await factories.buildUser(isColleague ? {} : { role });
      if (isColleague) {
        await setShelterRole(database, { userId: user.id, shelterId: FIRST_SHELTER, role, now });
      }
      const client = createTestClient(url);
      const deviceId = await factories.buildDevice(user.id);
      const origin = { deviceId, browser: null, platform: null };
      const session = await sessions.start(dependencies.database, user.id, origin);
      client.cookies.set(DEVICE_COOKIE, devices.issue(deviceId));
      client.cookies.set(REFRESH_COOKIE, session.refreshToken);
      client.cookies.set(SESSION_HINT_COOKIE, '1');
      client.cookies.set(CSRF_COOKIE, csrfTokens.issue(session.sessionId));
      client.token = session.accessToken;
      return Object.assign(client, { user });
    },
    /** Logs an adopter in who has answered the questionnaire. */
    async signInWith(preferences: object) {
      const adopter = await this.signIn();
      await adopter.call(createPreferences, { body: preferences });
      return adopter;
    },
    async close() {
      await app.close();
      await feed.close();
      await drop();
      await removeScratchFolder(dataDir);
    },
  };
}
