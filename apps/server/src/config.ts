import { resolve } from 'node:path';
import { mailtoUrl } from '@pawmatch/contract/shelter/contact-urls';
import type * as z from 'zod/mini';
import { Environment } from './environment.ts';
import { ConfigError } from './platform/process/config-error.ts';
import { isLoopback } from './platform/security/is-loopback.ts';
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts';

export interface S3Config {
  endpoint: string | undefined;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Backups that the application writes itself. */
interface BackupConfig {
  /** Absolute path. */
  folder: string;
  everyHours: number;
  keepDays: number;
  /** Public key (age1…) to encrypt with; undefined: not encrypted. */
  recipient: string | undefined;
}

/** How many visits may be requested. */
export interface VisitLimits {
  /** Open requests of one adopter. */
  open: number;
  /** New requests of one adopter in 24 hours. */
  daily: number;
  /**
   * Open requests of all adopters whose e-mail address is not confirmed. Undefined without `SMTP_URL`,
   * because nobody gets the link to confirm with.
   */
  unconfirmed: { perPet: number; perAddress: number } | undefined;
}

/** All settings. Nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, images, outbox and generated secret. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin without a trailing slash; undefined until the port is known. */
  publicUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  /** Whether to seed the demonstration, or one of three shelters; undefined: only a new embedded database. */
  demo: boolean | 'network' | undefined;
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
  /** How long names of walk-ins (after their visit) and mails in the outbox are kept. */
  retentionDays: number;
  backup: BackupConfig | undefined;
  /** A URI for `security.txt`: `SECURITY_CONTACT`, or else the shelter's e-mail address. */
  securityContact: string | undefined;
  /** How long requests are still served after SIGTERM; undefined: see `createDrain`. */
  drainSeconds: number | undefined;
  s3: S3Config | undefined;
  trustProxy: TrustProxy;
  corsOrigins: string[];
  /** Whether servers that share a database may differ in settings that should be equal. */
  peerSettings: 'same' | 'any';
  rateLimits: boolean;
  /** Whether feeds may be delivered to servers in the own network, which otherwise nobody reaches from outside. */
  allowsPrivateHosts: boolean;
  /** Not applied when `rateLimits` is false. */
  visitLimits: VisitLimits;
  metricsToken: string | undefined;
  /** Whether this process serves people, does the work that nobody waits for, or both. */
  role: 'web' | 'worker' | 'both';
  logLevel: string;
  /** Whether public reads that are repeated from memory are logged, too, or only counted. */
  logsRepeatedReads: boolean;
}

/**
 * Reads the settings from the environment.
 * @param environment such as process.env; empty values count as not set
 * @throws ConfigError with one line that names the variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = Environment.safeParse(Object.fromEntries(given));
  if (!result.success) throw new ConfigError(formatIssue(result.error.issues[0]));
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
    backup: readBackup(env),
    securityContact: env.SECURITY_CONTACT ?? (env.SHELTER_EMAIL && mailtoUrl(env.SHELTER_EMAIL)),
    drainSeconds: env.DRAIN_SECONDS,
    s3: readS3(env),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    corsOrigins: readOrigins(env.CORS_ORIGINS),
    peerSettings: env.PEER_SETTINGS ?? 'same',
    rateLimits: env.RATE_LIMITS !== 'off',
    allowsPrivateHosts: env.PRIVATE_HOSTS === 'allow',
    visitLimits: {
      open: env.VISIT_LIMIT_OPEN ?? 5,
      daily: env.VISIT_LIMIT_DAILY ?? 20,
      unconfirmed: env.SMTP_URL
        ? {
            perPet: env.VISIT_LIMIT_UNCONFIRMED_PER_PET ?? 8,
            perAddress: env.VISIT_LIMIT_UNCONFIRMED_PER_ADDRESS ?? 20,
          }
        : undefined,
    },
    metricsToken: env.METRICS_TOKEN,
    role: env.ROLE ?? 'both',
    logLevel: env.LOG_LEVEL ?? 'info',
    logsRepeatedReads: env.LOG_READS === 'all',
  };
}

/**
 * Whether other machines may reach the server: false when both `HOST` and `PUBLIC_URL`, if set, are
 * loopback addresses.
 */
export function isPublicServer({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
}

function formatIssue(issue: z.core.$ZodIssue | undefined): string {
  const name = String(issue?.path[0]);
  const message = issue?.message ?? 'is not valid';
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

function readBackup(env: Environment): BackupConfig | undefined {
  if (env.BACKUP_DIR) {
    return {
      folder: resolve(env.BACKUP_DIR),
      everyHours: env.BACKUP_EVERY_HOURS ?? 24,
      keepDays: env.BACKUP_KEEP_DAYS ?? 14,
      recipient: env.BACKUP_RECIPIENT,
    };
  }
  for (const name of ['BACKUP_EVERY_HOURS', 'BACKUP_KEEP_DAYS', 'BACKUP_RECIPIENT'] as const) {
    if (env[name]) throw new ConfigError(`BACKUP_DIR must be set when ${name} is`);
  }
  return undefined;
}

function readS3(env: Environment): S3Config | undefined {
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
