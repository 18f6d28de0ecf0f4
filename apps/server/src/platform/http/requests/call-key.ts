import { CALL_KEY_HEADER } from '@pawmatch/contract/call-key';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { httpMessages } from '../responses/http-messages.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By which a call that is sent twice is done once. @throws AppError BAD_REQUEST for one that is no UUID */
export function callKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[CALL_KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && UUID.test(key)) return key;
  throw new AppError('BAD_REQUEST', { detail: httpMessages.callKey });
}
