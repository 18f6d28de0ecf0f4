import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../testing/free-port.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { ADMIN, startServer } from '../../testing/server-process.ts';
import { until } from '../../testing/server-processes.ts';
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { startCaddy, startHaproxy } from './balancers.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const SECRET_KEY = 'a key that only the fleet knows';
const READY_MS = 30_000;

const addressAt = (port: number) => `http://localhost:${port}`;

const balancers = { caddy: startCaddy, haproxy: startHaproxy };

interface Member {
  role: 'web' | 'worker';
  port: number;
  server: Awaited<ReturnType<typeof startServer>>;
}

export interface FleetOptions {
  /** Servers for people. */
  web?: number;
  workers?: number;
  /** Whether the servers reach the database through PgBouncer. */
  isPooled?: boolean;
  balancer?: keyof typeof balancers;
  settings?: Record<string, string>;
}

const healthCheck = join(import.meta.dirname, '../../../../../deploy/health.mjs');

/** The health check of the image. */
function isHealthy(port: number): Promise<boolean> {
  const env = { ...process.env, PORT: String(port) };
  return promisify(execFile)(process.execPath, [healthCheck], { env }).then(
    () => true,
    () => false,
  );
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/**
 * `compose.scale.yaml` as processes: servers for people behind Caddy or HAProxy, workers, PostgreSQL, PgBouncer, an S3
 * server that checks signatures, and a mail server.
 */
export async function startFleet({
  web = 3,
  workers = 1,
  isPooled = true,
  balancer: balancerName = 'haproxy',
  settings = {},
}: FleetOptions = {}) {
  const folder = await makeScratchFolder();
  const postgres: Postgres = await startPostgres(folder);
  const pooler: Pooler = await startPooler(folder, postgres.port);
  const s3 = await startS3Server({ secretKey: SECRET_KEY });
  const mail: SmtpServer = await startSmtpServer();
  const port = await findFreePort();
  const url = addressAt(port);

  const start = (role: string, ownPort: number, own: Record<string, string> = {}) =>
    startServer({
      connection: isPooled ? pooler.connection : postgres.connection,
      dataDir: folder,
      settings: {
        PORT: String(ownPort),
        ROLE: role,
        PUBLIC_URL: url,
        TRUST_PROXY: '1',
        SESSION_SECRET: 'the same secret on every server of the fleet',
        SHELTER_TIME_ZONE: 'America/New_York',
        S3_BUCKET: 'photos',
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'fleet',
        S3_SECRET_ACCESS_KEY: SECRET_KEY,
        SMTP_URL: mail.url,
        DEMO: 'false',
        ...settings,
        ...own,
      },
    });

  /** As in `compose.scale.yaml`, which has one worker. */
  const names = [
    ...Array.from({ length: web }, (_, index) => ['web', `web${index + 1}`] as const),
    ...Array.from({ length: workers }, (_, index) => ['worker', `worker${index || ''}`] as const),
  ];
  const started = names.map(async ([role, name]): Promise<[string, Member]> => {
    const port = await findFreePort();
    return [name, { role, port, server: await start(role, port) }];
  });
  const members = new Map(await Promise.all(started));
  const ports = [...members.values()].flatMap((it) => (it.role === 'web' ? [it.port] : []));
  const balancer = await balancers[balancerName](folder, port, ports);
  const isReady = (at: string) =>
    fetch(`${at}/api/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until(() => isReady(url), READY_MS);
  const admin: TestClient = createTestClient(url);
  await admin.logIn(ADMIN);
  let people = 0;

  return {
    url,
    postgres,
    pooler,
    s3,
    mail,
    admin,
    /** The addresses of the servers behind the balancer. */
    addresses: () => ports.map(addressAt),
    /** Starts one more server, with settings of its own; it is not behind the balancer. */
    startAnother: async (own: Record<string, string>) => start('web', await findFreePort(), own),
    /** Stops one server as an engine does, starts it again, and waits until its health check succeeds. */
    async replace(name: string): Promise<void> {
      const member = members.get(name);
      if (!member) throw new Error(`There is no server ${name}.`);
      await member.server.end('SIGTERM');
      member.server = await start(member.role, member.port);
      await until(() => isHealthy(member.port), READY_MS);
    },
    untilAllReady: (milliseconds: number) =>
      until(
        async () => (await Promise.all(ports.map((own) => isReady(addressAt(own))))).every(Boolean),
        milliseconds,
      ),
    /** Signs an adopter up. @param at the address of a server; by default the balancer's */
    async signUp(at = url): Promise<TestClient & { email: string }> {
      people += 1;
      const email = `adopter.${people}@example.org`;
      const client = createTestClient(at);
      const { status, body } = await client.request('/api/auth/register', {
        method: 'POST',
        body: {
          full_name: 'Zoe',
          email,
          phone_number: '4155550123',
          password: 'a river of oats',
        },
      });
      if (status !== 201) throw new Error(`The sign-up answered ${status}.`);
      client.token = body.access_token;
      return Object.assign(client, { email });
    },
    async stop(): Promise<void> {
      await balancer.stop();
      await Promise.all([...members.values()].map(({ server }) => server.end('SIGKILL')));
      await pooler.stop();
      await postgres.stop('SIGQUIT');
      await Promise.all([s3.close(), mail.close()]);
      await removeScratchFolder(folder);
    },
  };
}

/** @returns the pet's id */
export async function addPet(admin: TestClient, name: string): Promise<string> {
  const facts = { species: 'Dog', breed: 'Beagle', age_group: 'Young', sex: 'Male', size: 'Small' };
  const body = { name, ...facts };
  const response = await admin.request('/api/pets', { method: 'POST', body });
  if (response.status !== 201) throw new Error(`Adding a pet answered ${response.status}.`);
  return response.body.id;
}
