import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPublicServer, readConfig } from './config.ts';
import { Environment } from './environment.ts';
import { ConfigError } from './platform/process/config-error.ts';
import { ODD_ADDRESSES } from './testing/odd-addresses.ts';

const failureOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no failure';
};

describe('readConfig', () => {
  it.each(ODD_ADDRESSES.filter((it) => it.trim() === it))(
    'S48 F04 rejects the address %j of admin and shelter',
    (email) => {
      const admin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'a quiet river at noon' };
      expect(failureOf(admin)).toBe('ADMIN_EMAIL must be an e-mail address');
      expect(failureOf({ SHELTER_EMAIL: email })).toContain('SHELTER_EMAIL');
    },
  );

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'pawmatch.example'],
    ['SHELTER_TIME_ZONE', 'Mars/Olympus'],
    ['DEMO', 'perhaps'],
    ['RATE_LIMITS', 'some'],
    ['VISIT_LIMIT_OPEN', '0'],
    ['VISIT_LIMIT_DAILY', '-1'],
    ['VISIT_LIMIT_UNCONFIRMED_PER_PET', 'eight'],
    ['VISIT_LIMIT_UNCONFIRMED_PER_ADDRESS', '0'],
    ['SESSION_SECRET', 'short'],
    ['ADMIN_EMAIL', 'staff@shelter.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'a password without an address'],
    ['CORS_ORIGINS', 'example.org'],
    ['CORS_ORIGINS', 'https://example.org/path'],
    ['TRUST_PROXY', 'maybe?'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['TRUST_PROXY', '1.2.3.4/33'],
    ['TRUST_PROXY', '1.2.3.4/'],
    ['TRUST_PROXY', '1.2.3.4/8/8'],
    ['TRUST_PROXY', 'a.b'],
    ['TRUST_PROXY', '1,2'],
    ['TRUST_PROXY', '21'],
    ['TRUST_PROXY', ','],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', '::/1, 8000::/1'],
    ['TRUST_PROXY', '::ffff:0:0/96'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/97,0:0:0:0:0:ffff:8000:0/97'],
    ['PUBLIC_URL', 'https://https://pets.example.org'],
    ['PUBLIC_URL', 'https://pets.example.org/adopt'],
    ['PUBLIC_URL', 'https://pets.example.org?a'],
    ['PUBLIC_URL', 'https://staff:secret@pets.example.org'],
    ['PUBLIC_URL', 'ftp://pets.example.org'],
    ['SECURITY_CONTACT', 'call us'],
    ['SECURITY_CONTACT', 'javascript:alert(1)'],
    ['DRAIN_SECONDS', '61'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Pawmatch <no-reply@example.org>\nBcc: a@example.org'],
    ['LOG_LEVEL', 'loud'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', 'forever'],
    ['SHELTER_PHONE', 'call us'],
    ['SHELTER_EMAIL', 'nobody'],
    ['SHELTER_ADDRESS', '12 Bark Street\nSpringfield'],
    ['SHELTER_HOURS', 'x'.repeat(201)],
    ['METRICS_TOKEN', 'short'],
  ])('names %s in one line when its value is %s', (name, value) => {
    const message = failureOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['SMTP_URL', 'smtp://shelter:a/b@mail.example.org', '%2F'],
    ['SMTP_URL', 'smtp://shelter:a#b@mail.example.org', '%23'],
    ['SMTP_URL', 'smtp://', 'smtps://user:password@mail.example.org:465'],
    ['MAIL_FROM', 'Pawmatch', 'no-reply@example.org'],
    ['MAIL_FROM', 'Pawmatch <no-reply>', 'no-reply@example.org'],
    ['MAIL_FROM', 'a@example.org, b@example.org', 'one sender'],
  ])(
    'D B6.07 names %s in one line that says what to do when its value is %s',
    (name, value, advice) => {
      const message = failureOf({ [name]: value });
      expect(message.startsWith(`${name} must be`)).toBe(true);
      expect(message).toContain(advice);
      expect(message).not.toContain('\n');
      expect(message).not.toContain('shelter:');
    },
  );

  it.each([
    'Pawmatch <no-reply@example.org>',
    '"Paws, Inc." <no-reply@example.org>',
    'Paws, Inc. <no-reply@example.org>',
    'no-reply@localhost',
    'info@bücher.example',
  ])('D B6.07 takes the sender %s', (mailFrom) => {
    const SMTP_URL = 'smtp://shelter:50%25off@mail.example.org:587';
    expect(readConfig({ SMTP_URL, MAIL_FROM: mailFrom })).toMatchObject({ mailFrom });
  });

  it.each(['password1', 'PASSWORD1', 'qwertyuiop'])(
    'S54 rejects the common ADMIN_PASSWORD %s in one line that does not repeat it',
    (password) => {
      const message = failureOf({ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: password });
      expect(message).toMatch(/^ADMIN_PASSWORD is among the passwords that anyone would try first/);
      expect(message).not.toContain(password);
      expect(message).not.toContain('\n');
    },
  );

  it.each([
    [{}, false],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, false],
    [{ HOST: '127.8.0.1' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'https://pets.example.org' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.org' }, true],
    [{ HOST: '192.0.2.1' }, true],
  ])('S63 F09 %j is a public server: %s', (environment, isPublic) => {
    expect(isPublicServer(readConfig(environment))).toBe(isPublic);
  });

  it('names the missing setting of S3', () => {
    expect(failureOf({ S3_BUCKET: 'photos' })).toContain('S3_ACCESS_KEY_ID');
    expect(failureOf({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key' })).toContain('S3_SECRET');
    expect(failureOf({ S3_ENDPOINT: 'https://s3.example' })).toContain('S3_BUCKET');
  });

  it('treats empty values as not set, and has defaults', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: undefined,
      rateLimits: true,
      visitLimits: { open: 5, daily: 20, unconfirmed: undefined },
      trustProxy: false,
      corsOrigins: [],
    });
  });

  it('S65 limits unconfirmed accounts only where a mail server is set', () => {
    const SMTP_URL = 'smtp://mail.example.org';
    const numbers = {
      VISIT_LIMIT_UNCONFIRMED_PER_PET: '3',
      VISIT_LIMIT_UNCONFIRMED_PER_ADDRESS: '4',
    };
    const unconfirmedLimits = (environment: Record<string, string>) =>
      readConfig(environment).visitLimits.unconfirmed;
    expect(unconfirmedLimits({ SMTP_URL })).toEqual({ perPet: 8, perAddress: 20 });
    expect(unconfirmedLimits({ SMTP_URL, ...numbers })).toEqual({ perPet: 3, perAddress: 4 });
    expect(unconfirmedLimits(numbers)).toBeUndefined();
  });

  it('S15 S63 trusts the configured number of proxies, and none by default', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
    expect(typeof trustProxy === 'function' && [0, 1, 2].map((hop) => trustProxy('', hop))).toEqual(
      [true, true, false],
    );
    for (const list of [
      '10.0.0.1, 10.0.0.2',
      '10.0.0.0/8,fc00::/7',
      '::1',
      '::ffff:10.0.0.0/104',
    ]) {
      expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list);
    }
  });

  it('reads PUBLIC_URL with or without a slash at its end', () => {
    for (const url of ['https://pets.example.org', 'https://Pets.example.org:443/']) {
      expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe('https://pets.example.org');
    }
  });
});

it('docs/operations.md names every setting and no other', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const settings = Object.keys(Environment.shape);
  expect(settings.length).toBeGreaterThan(20);
  const cells = [
    ...read('../../../docs/operations.md').matchAll(/^\| (`[A-Z\d_]+`(?:, `[A-Z\d_]+`)*) \|/gm),
  ];
  const named = cells.flatMap(([, cell = '']) => cell.match(/[A-Z\d_]+/g) ?? []);
  expect(new Set(named)).toEqual(new Set(settings));
});

/** Settings that a compose file does not pass on, because it or the image sets what they are for. */
const NOT_IN_COMPOSE: Record<string, string[]> = {
  'compose.yaml': [
    // Set by the image.
    ...['PORT', 'HOST', 'DATA_DIR'],
    // One server with the embedded database, its photos and its secret in the volume.
    ...['DATABASE_URL', 'SESSION_SECRET', 'ROLE', 'PEER_SETTINGS', 'DRAIN_SECONDS'],
    ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'],
    // Only for load tests.
    'RATE_LIMITS',
  ],
  // The time that the engine waits (`stop_grace_period`) fits the default of DRAIN_SECONDS.
  'compose.scale.yaml': ['PORT', 'HOST', 'DATA_DIR', 'DRAIN_SECONDS', 'RATE_LIMITS'],
};

it.each(Object.entries(NOT_IN_COMPOSE))(
  'B6.01 B6.02 %s passes on every setting',
  (file, others) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    const named = new Set([...text.matchAll(/^ +([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name));
    const missing = Object.keys(Environment.shape).filter((name) => !named.has(name));
    expect(new Set(missing)).toEqual(new Set(others));
    // A variable of another name would never be found in .env.
    const passed = [...text.matchAll(/^ +([A-Z][A-Z\d_]+): \$\{([A-Z\d_]+)[:}]/gm)];
    const own = passed.filter(([, name = '']) => name in Environment.shape);
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter(([, name, variable]) => name !== variable)).toEqual([]);
  },
);
