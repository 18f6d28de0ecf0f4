import {
  type ErrorCode,
  errorTable,
  type FieldError,
  type Problem,
} from '@pawmatch/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../../app-error.ts';
import { constraintOf, isDatabaseUnavailable, isDiskFull } from '../../database/database.ts';
import { httpMessages } from './http-messages.ts';

/** Error codes for errors of Fastify and its plugins. */
const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_PARTS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FILES_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'IMAGE_TOO_LARGE',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
};

export const toProblem = (error: AppError, requestId: string): Problem => {
  const row: { status: number; error?: string } = errorTable[error.code];
  return {
    type: `urn:pawmatch:error:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: error.code.toLowerCase().replaceAll('_', ' '),
    status: row.status,
    detail: error.detail,
    code: error.code,
    ...(row.error && { error: row.error }),
    ...(error.fieldErrors && { errors: error.fieldErrors }),
    ...(error.current && { current: error.current }),
    ...(error.secondStep && { second_step: error.secondStep }),
    request_id: requestId,
  };
};

/** Zod's message for a schema without one. */
const NO_MESSAGE = 'Invalid input';

const describeInvalid = (field: string): string =>
  field ? httpMessages.invalidField({ field }) : httpMessages.invalid;

/** What was deleted during the request, by the constraint of a row that refers to it. */
const deletedRows: readonly [reference: RegExp, ErrorCode][] = [
  // What colleagues write names them in columns such as `done_by`.
  [/_(user_id|by)_fkey$/, 'SESSION_EXPIRED'],
  [/_pet_id_fkey$/, 'PET_NOT_FOUND'],
  [/_visit_id_fkey$/, 'VISIT_NOT_FOUND'],
];

/** Every error becomes `application/problem+json`; messages of unexpected errors are not sent. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fieldErrors = error.validation.map(({ instancePath, message }): FieldError => {
      const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
      return {
        field,
        message: message && message !== NO_MESSAGE ? message : describeInvalid(field),
      };
    });
    return new AppError('VALIDATION_FAILED', { fieldErrors, cause: error });
  }
  if (isDiskFull(error)) return new AppError('DISK_FULL', { cause: error });
  if (isDatabaseUnavailable(error)) {
    return new AppError('DATABASE_UNAVAILABLE', { retryAfter: 5, cause: error });
  }
  const constraint = constraintOf(error) ?? '';
  const deleted = deletedRows.find(([reference]) => reference.test(constraint));
  if (deleted) return new AppError(deleted[1], { cause: error });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? frameworkErrors[code] : undefined;
  if (known) return new AppError(known, { cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('BAD_REQUEST', { cause: error });
  }
  return new AppError('INTERNAL', { cause: error });
}

const problemCodes = new WeakMap<FastifyRequest, ErrorCode>();

/** The error code of a response that was sent; undefined for a success. */
export function getProblemCode(request: FastifyRequest): ErrorCode | undefined {
  return problemCodes.get(request);
}

function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  problemCodes.set(request, error.code);
  if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter));
  return reply
    .code(errorTable[error.code].status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(toProblem(error, request.id));
}

/** Sends the response to any error, inside and outside of routes. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error);
  if (errorTable[appError.code].status >= 500 && appError.code !== 'SHUTTING_DOWN') {
    request.log.error({ err: appError.cause ?? appError }, appError.code);
  }
  return sendProblem(appError, request, reply);
}

/** An unknown path below /api is JSON. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(new AppError('NOT_FOUND'), request, reply);
}
