import { Email } from '@pawmatch/contract/auth/account-fields';
import { Password } from '@pawmatch/contract/auth/credentials';
import { mailtoUrl } from '@pawmatch/contract/shelter/contact-urls';
import { isTimeZone } from '@pawmatch/contract/zoned-time';
import * as z from 'zod/mini';
import { isCommonPassword } from './features/auth/passwords/common-password.ts';
import { findSenderAddress, isMailServerUrl } from './platform/mail/mail-settings.ts';
import {
  emailAddress,
  flag,
  line,
  positiveNumber,
  webAddress,
  webOrigin,
} from './setting-types.ts';

/** The environment variables that are read; others are ignored. */
export const Environment = z.object({
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
  PUBLIC_URL: z.optional(webOrigin('PUBLIC_URL')),
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
  DEMO: z.optional(
    z.union([z.literal('network'), flag('DEMO')], 'DEMO must be true, false or network'),
  ),
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
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isMailServerUrl,
          'SMTP_URL must be an address such as smtps://user:password@mail.example.org:465; in user and password write % as %25, @ as %40, : as %3A, / as %2F, ? as %3F and # as %23',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => findSenderAddress(text) !== undefined,
          'MAIL_FROM must be one sender such as Pawmatch <no-reply@example.org>',
        ),
      ),
  ),
  RETENTION_DAYS: z.optional(
    z.pipe(
      z
        .string()
        .check(z.regex(/^[1-9]\d{0,3}$/, 'RETENTION_DAYS must be a number of days from 1 to 9999')),
      z.transform(Number),
    ),
  ),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_EVERY_HOURS: z.optional(positiveNumber('BACKUP_EVERY_HOURS')),
  BACKUP_KEEP_DAYS: z.optional(positiveNumber('BACKUP_KEEP_DAYS')),
  BACKUP_RECIPIENT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^age1[02-9ac-hj-np-z]{58}$/,
          'BACKUP_RECIPIENT must be a public key such as age1…, which npm run db:key prints',
        ),
      ),
  ),
  SECURITY_CONTACT: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (v) => Email.safeParse(v).success || /^(?:https|mailto|tel):[!-~]{3,200}$/.test(v),
            'SECURITY_CONTACT must be an email address, or begin with https:, mailto: or tel:',
          ),
        ),
      z.transform((text) => (Email.safeParse(text).success ? mailtoUrl(text) : text)),
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
  PRIVATE_HOSTS: z.optional(z.enum(['refuse', 'allow'], 'PRIVATE_HOSTS must be refuse or allow')),
  VISIT_LIMIT_OPEN: z.optional(positiveNumber('VISIT_LIMIT_OPEN')),
  VISIT_LIMIT_DAILY: z.optional(positiveNumber('VISIT_LIMIT_DAILY')),
  VISIT_LIMIT_UNCONFIRMED_PER_PET: z.optional(positiveNumber('VISIT_LIMIT_UNCONFIRMED_PER_PET')),
  VISIT_LIMIT_UNCONFIRMED_PER_ADDRESS: z.optional(
    positiveNumber('VISIT_LIMIT_UNCONFIRMED_PER_ADDRESS'),
  ),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, 'METRICS_TOKEN must have at least 16 characters')),
  ),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    ),
  ),
  ROLE: z.optional(z.enum(['web', 'worker', 'both'], 'ROLE must be web, worker or both')),
  LOG_READS: z.optional(z.enum(['all', 'first'], 'LOG_READS must be all or first')),
});

export type Environment = z.infer<typeof Environment>;
