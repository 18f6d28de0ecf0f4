import * as endpoints from '@pawmatch/contract/doctor/doctor-endpoints';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Config, S3Config } from '../../config.ts';
import { createImageStore } from '../../platform/images/create-image-store.ts';
import { runCommand } from '../../testing/run-command.ts';
import type { S3Policy } from '../../testing/s3-policy.ts';
import { openS3Server } from '../../testing/s3-server.ts';
import { startServer } from '../../testing/server-process.ts';
import { until } from '../../testing/server-processes.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { runChecks } from './doctor.service.ts';

const SECRET = 'geheim-geheim';
const place = { bucket: 'photos', region: 'eu-west-1' };
const policy: S3Policy = { ...place, accessKey: 'me', secretKey: SECRET };

const server = await openS3Server({ ...policy });
const { endpoint } = server;
const s3: S3Config = { ...place, endpoint, accessKeyId: 'me', secretAccessKey: SECRET };
const app = await openTestApp({ config: { s3 } });
afterEach(() => {
  for (const name of Object.keys(server.policy)) delete server.policy[name as keyof S3Policy];
  Object.assign(server.policy, policy);
  server.objects.clear();
});

async function findStorage(settings: Partial<S3Config> = {}) {
  const config: Config = { ...app.config, s3: { ...s3, ...settings } };
  const imageStore = await createImageStore(config);
  const findings = await runChecks({ ...app.dependencies, config, imageStore });
  return findings.find(({ topic }) => topic === 'storage');
}

describe('the check of the bucket', () => {
  it('B6.07 finds a private bucket in order, and leaves no file in it', async () => {
    expect(await findStorage()).toMatchObject({ state: 'ok', advice: null });
    expect(server.objects.size).toBe(0);
  });

  it.each<[S3Policy['anonymous'], string]>([
    [['read'], 'Anyone can read its photos without a key.'],
    [['list'], 'Anyone can list its photos without a key.'],
    [
      ['write', 'read', 'list'],
      'Anyone can read its photos without a key. Anyone can list its photos without a key. Anyone can replace its photos without a key.',
    ],
  ])('B6.07 S30 finds a bucket in which anyone can %j', async (anonymous, sentences) => {
    server.policy.anonymous = anonymous;
    const found = `The bucket photos is public. ${sentences}`;
    const advice = expect.stringMatching(/^Make the bucket private: /);
    expect(await findStorage()).toEqual({ topic: 'storage', state: 'failed', found, advice });
    expect(server.objects.size).toBe(0);
  });

  it.each<[string, Partial<S3Config>, string, string]>([
    [
      'is missing',
      { bucket: 'fotos' },
      'The bucket fotos does not exist.',
      'Create it, or correct S3_BUCKET and S3_ENDPOINT.',
    ],
    [
      'is in another region',
      { region: 'us-east-1' },
      'The bucket photos is not in the region us-east-1.',
      'Set S3_REGION to eu-west-1.',
    ],
    [
      'does not know the key',
      { accessKeyId: 'you' },
      'The photo storage does not know the key in S3_ACCESS_KEY_ID.',
      'Correct S3_ACCESS_KEY_ID, or make a new key.',
    ],
    [
      'has another secret for the key',
      { secretAccessKey: `${SECRET}!` },
      'S3_SECRET_ACCESS_KEY is not the secret of the key in S3_ACCESS_KEY_ID.',
      'Correct S3_SECRET_ACCESS_KEY, or make a new key.',
    ],
    [
      'is nowhere',
      { endpoint: 'http://127.0.0.1:1' },
      'The photo storage does not work: ECONNREFUSED.',
      'Check S3_ENDPOINT, and that the storage runs.',
    ],
  ])('B6.07 names a storage that %s, without the secret', async (_, settings, found, advice) => {
    const finding = await findStorage(settings);
    expect(finding).toEqual({ topic: 'storage', state: 'failed', found, advice });
    expect(JSON.stringify(finding)).not.toContain(SECRET);
  });

  it.each([
    ['write', 'write to', 's3:PutObject'],
    ['read', 'read from', 's3:GetObject'],
    ['list', 'list', 's3:ListBucket'],
    ['delete', 'delete from', 's3:DeleteObject'],
  ] as const)('B6.07 names what the key may not do: %s', async (operation, verb, right) => {
    server.policy.denied = [operation];
    const finding = await findStorage();
    expect(finding).toMatchObject({
      state: 'failed',
      found: `The key in S3_ACCESS_KEY_ID may not ${verb} the bucket photos.`,
    });
    expect(finding?.advice).toContain(right);
  });

  it.each([
    [301, 'PermanentRedirect', 'The bucket photos is not in the region eu-west-1.'],
    [403, 'RequestTimeTooSkewed', 'because the clock of this machine is wrong.'],
    [503, 'SlowDown', 'The photo storage does not work: SlowDown.'],
  ])('B6.07 explains the answer %i %s', async (status, code, found) => {
    const end = server.failWith(status, code);
    expect((await findStorage())?.found).toContain(found);
    end();
  });
});

/** The application in a process of its own, with the same database and bucket. */
const inProcess = () => ({
  connection: app.connection,
  dataDir: app.config.dataDir,
  settings: {
    S3_ENDPOINT: server.endpoint,
    S3_BUCKET: 'photos',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'me',
    S3_SECRET_ACCESS_KEY: SECRET,
    DEMO: 'false',
  },
});

it('B6.07 S30 a public bucket is on the page for admins and in the output of the command', async () => {
  server.policy.anonymous = ['list'];
  const admin = await app.signIn('admin');
  const { body } = await admin.call(endpoints.getFindings);
  const shown = body.find(({ topic }: { topic: string }) => topic === 'storage');
  expect(shown).toMatchObject({ state: 'failed', found: expect.stringContaining('is public') });
  const { code, stdout } = await runCommand('doctor', inProcess());
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^✗ storage {3}The bucket photos is public\. [^\n]* Make the bucket private: [^\n]*$/m,
  );
});

it('B6.07 S30 a start with a public or missing bucket warns in one line', async () => {
  for (const [changes, warning] of [
    [{ anonymous: ['read'] }, /WARNING: The bucket photos is public\. [^\n]* Make the bucket/],
    [{ bucket: 'fotos' }, /WARNING: The bucket photos does not exist\. Create it, or/],
  ] as [S3Policy, RegExp][]) {
    Object.assign(server.policy, changes);
    const running = await startServer(inProcess());
    onTestFinished(() => void running.end('SIGKILL'));
    await until(() => warning.test(running.output()));
    await running.end('SIGTERM');
  }
});
