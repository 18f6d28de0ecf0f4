import { createHash } from 'node:crypto';
import { CALL_KEY_HEADER, CALL_TIME_FIELD } from '@pawmatch/contract/call-key';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import {
  findFirstCall,
  keepAnswer,
  type ReceivedCall,
} from '../../database/received-calls.repository.ts';
import { httpMessages } from '../responses/http-messages.ts';
import type { Caller } from './caller.ts';
import { getUploadedImage } from './multipart-body.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A call that may be sent twice, and is then done once.
 * @returns undefined for one without a key, and for calls that know none
 * @throws AppError BAD_REQUEST for a key that is no UUID
 */
export function receivedCallOf(
  { method, path, isDoneOnce }: Endpoint,
  request: FastifyRequest,
  caller: Caller | undefined,
): ReceivedCall | undefined {
  const key = request.headers[CALL_KEY_HEADER];
  if (!isDoneOnce || key === undefined || !caller) return undefined;
  if (typeof key !== 'string' || !UUID.test(key)) {
    throw new AppError('BAD_REQUEST', { detail: httpMessages.callKey });
  }
  const { params, query } = request;
  const { [CALL_TIME_FIELD]: _, ...body } = Object(request.body);
  const said = JSON.stringify([caller.shelterId, params, query, body]);
  const digest = createHash('sha256').update(said);
  return {
    userId: caller.userId,
    call: `${method} ${path}`,
    key,
    digest: digest.update(getUploadedImage(request) ?? '').digest(),
  };
}

/**
 * Does a call the first time, and answers it again as it was answered then.
 * @param work writes the call down in the transaction that does it (`requireFirstCall`)
 * @throws AppError CALL_KEY_REUSED for another call with the same key, CALL_REPEATED while the first answer is not known
 */
export async function doOnce<T>(
  database: Database,
  received: ReceivedCall | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!received) return work();
  const findAgain = async () => {
    const first = await findFirstCall(database, received);
    if (first && !first.isSame) throw new AppError('CALL_KEY_REUSED');
    return first;
  };
  let first = await findAgain();
  if (!first) {
    try {
      const answer = await work();
      await keepAnswer(database, received, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CALL_REPEATED') throw error;
      // It was sent twice at once.
      first = await findAgain();
    }
  }
  if (!first?.answer) throw new AppError('CALL_REPEATED');
  return first.answer.body as T;
}
