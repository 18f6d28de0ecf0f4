import type { Access } from '@pawmatch/contract/endpoint';
import type { RecordedRead } from '@pawmatch/contract/journal/recorded-read';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { AddressLimit } from '../security/address-limit.ts';
import type { RateLimiter, RateLimitSubjects } from '../security/rate-limiter.ts';
import type { Caller } from './requests/caller.ts';

/**
 * Reads the bearer token; null without one.
 * @param isAgain to see what has changed since the request was authenticated first
 * @throws AppError when it is not valid
 */
export type Authenticate = (request: FastifyRequest, isAgain?: boolean) => Promise<Caller | null>;

/**
 * Reads the key of a program; null without one.
 * @throws AppError KEY_INVALID when it is not valid for this access
 */
export type AuthenticateKey = (request: FastifyRequest, access: Access) => Promise<Caller | null>;

/** What an endpoint was asked, and its response. */
export interface RecordedCall {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** Records what staff read. Both throw an AppError beyond a limit, and then the caller gets nothing. */
export interface ReadRecorder {
  /** Before the handler. */
  admit(read: RecordedRead, caller: Caller): Promise<void>;
  /** Before the response is sent. */
  record(read: RecordedRead, caller: Caller, call: RecordedCall): Promise<void>;
}

/** @throws AppError PROOF_REQUIRED unless the caller has proved lately who they are */
export type RequireProof = (caller: Caller) => Promise<void>;

/** @throws AppError unless the pets, visits and people that a call names are the shelter's */
export type RequireOwnRows = (
  path: string,
  call: { params: unknown; query: unknown; body: unknown },
  shelterId: string,
) => Promise<void>;

/** What stands before the handler of an endpoint. */
export interface Guards {
  database: Database;
  readRecorder: ReadRecorder;
  authenticate: Authenticate;
  authenticateKey: AuthenticateKey;
  requireProof: RequireProof;
  requireOwnRows: RequireOwnRows;
  /** Finds a shelter by its name in addresses, also by a former one, which open pages name after it was renamed. */
  shelters: { withSlug(slug: string): { slug: string } | undefined };
  rateLimiter: RateLimiter;
  addressLimit: AddressLimit;
  /** The account of an email address, and the caller's browser, if it has logged in to that account before. */
  findKnownDevice: (
    request: FastifyRequest,
    email: string,
  ) => Promise<Pick<RateLimitSubjects, 'account' | 'device'>>;
}
