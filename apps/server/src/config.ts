import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { Email, Password } from '@pawmatch/contract/auth/account-fields';
import { isTimeZone } from '@pawmatch/contract/visits/zoned-time';
import * as z from 'zod/mini';
import { isCommonPassword } from './features/auth/common-password.ts';
import { emailAddress, flag, line, positiveNumber, webAddress } from './setting-types.ts';

/** A wrong setting; the message is the one line that the start ends with. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const Environment = z.object({
  PORT: z.optional(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535'),
        z.refine((text) => Number(text) <= 65_535, 'PORT must be a number from 0 to 65535'),
      ),
      z.transform(Number),
    ),
  ),
  HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(webAddress('DATABASE_URL', ['postgres:', 'postgresql:'])),
  PUBLIC_URL: z.optional(webAddress('PUBLIC_URL', ['http:', 'https:'])),
  ADMIN_EMAIL: z.optional(emailAddress('ADMIN_EMAIL')),
  ADMIN_PASSWORD: z.optional(
    z.string().check(
      z.refine(
        (v) => Password.safeParse(v).success,
        'ADMIN_PASSWORD must have 8 to 128 characters',
      ),
      z.refine(
        (v) => !isCommonPassword(v),
        'ADMIN_PASSWORD is among the passwords that anyone would try first; please set another',
      ),
    ),
  ),
  DEMO: z.optional(flag('DEMO')),
  SHELTER_TIME_ZONE: z.optional(
    z
      .string()
      .check(
        z.refine(isTimeZone, 'SHELTER_TIME_ZONE must be a time zone such as America/New_York'),
      ),
  ),
  SHELTER_NAME: z.optional(z.string().check(z.maxLength(100, 'SHELTER_NAME is too long'))),
  SHELTER_ADDRESS: z.optional(line('SHELTER_ADDRESS', 200)),
  SHELTER_PHONE: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\+?\(?\d[\d ().-]{4,28}\d$/,
          'SHELTER_PHONE must be a telephone number such as (555) 010-0100',
        ),
      ),
  ),
  SHELTER_EMAIL: z.optional(emailAddress('SHELTER_EMAIL')),
  SHELTER_HOURS: z.optional(line('SHELTER_HOURS', 200)),
  SESSION_SECRET: z.optional(
    z.string().check(z.minLength(32, 'SESSION_SECRET must have at least 32 characters')),
  ),
  SMTP_URL: z.optional(webAddress('SMTP_URL', ['smtp:', 'smtps:'])),
  MAIL_FROM: z.optional(z.string()),
  RETENTION_DAYS: z.optional(
    z.pipe(
      z
        .string()
        .check(z.regex(/^[1-9]\d{0,3}$/, 'RETENTION_DAYS must be a number of days from 1 to 9999')),
      z.transform(Number),
    ),
  ),
  SECURITY_CONTACT: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (v) => Email.safeParse(v).success || /^(?:https|mailto|tel):[!-~]{3,200}$/.test(v),
            'SECURITY_CONTACT must be an e-mail address, or begin with https:, mailto: or tel:',
          ),
        ),
      z.transform((text) => (Email.safeParse(text).success ? `mailto:${text}` : text)),
    ),
  ),
  DRAIN_SECONDS: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.regex(/^(?:\d|[1-5]\d|60)$/, 'DRAIN_SECONDS must be a number of seconds from 0 to 60'),
        ),
      z.transform(Number),
    ),
  ),
  S3_ENDPOINT: z.optional(webAddress('S3_ENDPOINT', ['http:', 'https:'])),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  TRUST_PROXY: z.optional(z.string()),
  CORS_ORIGINS: z.optional(z.string()),
  PEER_SETTINGS: z.optional(z.enum(['same', 'any'], 'PEER_SETTINGS must be same or any')),
  RATE_LIMITS: z.optional(z.enum(['on', 'off'], 'RATE_LIMITS must be on or off')),
  VISIT_LIMIT_OPEN: z.optional(positiveNumber('VISIT_LIMIT_OPEN')),
  VISIT_LIMIT_UNCONFIRMED: z.optional(positiveNumber('VISIT_LIMIT_UNCONFIRMED')),
  VISIT_LIMIT_DAILY: z.optional(positiveNumber('VISIT_LIMIT_DAILY')),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, 'METRICS_TOKEN must have at least 16 characters')),
  ),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    ),
  ),
});

export interface S3Config {
  endpoint: string | undefined;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** How many visits one adopter may ask for (S52). */
export interface VisitLimits {
  /** Requests that wait for an answer, at one time. */
  open: number;
  /** The same, as long as the e-mail address is not confirmed. */
  unconfirmed: number;
  /** New requests in 24 hours. */
  daily: number;
}

/** Every setting, typed; nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path: embedded database, images, mail outbox, generated secret. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin without a trailing slash; undefined until the port is known. */
  publicUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  /** Undefined: yes on a new embedded database, else no. */
  demo: boolean | undefined;
  shelter: {
    name: string;
    timeZone: string;
    address: string | undefined;
    phone: string | undefined;
    email: string | undefined;
    hours: string | undefined;
  };
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** How long after their visit walk-ins are known, and mails lie in the outbox. */
  retentionDays: number;
  /** A URI for `security.txt`: `SECURITY_CONTACT`, or else the shelter's e-mail address. */
  securityContact: string | undefined;
  /** How long it serves on after SIGTERM; undefined: as long as others seem to need. */
  drainSeconds: number | undefined;
  s3: S3Config | undefined;
  /** As Fastify takes it: false, a list of addresses, or a rule made of the number of hops. */
  trustProxy: false | string | ((address: string, hop: number) => boolean);
  corsOrigins: string[];
  /** Whether servers that share a database may differ in settings that should be the same. */
  peerSettings: 'same' | 'any';
  rateLimits: boolean;
  /** Of one adopter; not counted when `rateLimits` is false. */
  visitLimits: VisitLimits;
  metricsToken: string | undefined;
  logLevel: string;
}

/**
 * Reads the settings of design section 5.
 * @param environment such as process.env; empty values count as not set
 * @throws ConfigError with one line that names the variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = Environment.safeParse(Object.fromEntries(given));
  if (!result.success) throw new ConfigError(describe(result.error.issues[0]));
  const env = result.data;
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together');
  }
  return {
    port: env.PORT ?? 3000,
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    demo: env.DEMO,
    shelter: {
      name: env.SHELTER_NAME ?? 'Pawmatch Shelter',
      timeZone: env.SHELTER_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      address: env.SHELTER_ADDRESS,
      phone: env.SHELTER_PHONE,
      email: env.SHELTER_EMAIL,
      hours: env.SHELTER_HOURS,
    },
    sessionSecret: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Pawmatch <no-reply@localhost>',
    retentionDays: env.RETENTION_DAYS ?? 90,
    securityContact: env.SECURITY_CONTACT ?? (env.SHELTER_EMAIL && `mailto:${env.SHELTER_EMAIL}`),
    drainSeconds: env.DRAIN_SECONDS,
    s3: readS3(env),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    corsOrigins: readOrigins(env.CORS_ORIGINS),
    peerSettings: env.PEER_SETTINGS ?? 'same',
    rateLimits: env.RATE_LIMITS !== 'off',
    visitLimits: {
      open: env.VISIT_LIMIT_OPEN ?? 5,
      unconfirmed: env.VISIT_LIMIT_UNCONFIRMED ?? 2,
      daily: env.VISIT_LIMIT_DAILY ?? 20,
    },
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

/**
 * Whether people elsewhere may reach the server: not when both the address that it listens on and the
 * one that it is told to be at are this machine's own.
 */
export function isPublicServer({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === '::1' || name === 'localhost' || (isIPv4(name) && name.startsWith('127.'));
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  const name = String(issue?.path[0]);
  const message = issue?.message ?? 'is not valid';
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

function readS3(env: z.infer<typeof Environment>): S3Config | undefined {
  if (!env.S3_BUCKET) {
    if (env.S3_ENDPOINT) throw new ConfigError('S3_BUCKET must be set when S3_ENDPOINT is');
    return undefined;
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId) throw new ConfigError('S3_ACCESS_KEY_ID must be set when S3_BUCKET is');
  if (!secretAccessKey) throw new ConfigError('S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is');
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    accessKeyId,
    secretAccessKey,
    region: env.S3_REGION ?? 'us-east-1',
  };
}

function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || ['false', 'off', 'no', '0'].includes(value)) return false;
  // S63: whoever is believed by everybody may claim any address.
  const isEverybody = ['true', 'on', 'yes'].includes(value) || /\/0+(?:\D|$)/.test(value);
  if (!isEverybody && /^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  if (!isEverybody && /^[\da-fA-F.:/, ]+$/.test(value)) return value;
  throw new ConfigError(
    'TRUST_PROXY must be the number of proxies in front of the server, such as 1, or a list of their addresses',
  );
}

function readOrigins(value: string | undefined): string[] {
  const origins = (value ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError(
        'CORS_ORIGINS must be a list of origins such as https://app.example.org',
      );
    }
  }
  return origins;
}
