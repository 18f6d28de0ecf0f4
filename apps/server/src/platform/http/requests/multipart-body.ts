import multipart, { type MultipartFile } from '@fastify/multipart';
import { Semaphore } from 'async-mutex';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { MAX_IMAGE_BYTES } from '../../images/process-image.ts';
import { httpMessages } from '../responses/http-messages.ts';
import { createGrowingBuffer, lingerAfterResponse } from './bodies.ts';
import { type BodyBudget, FORM_BYTES } from './body-budget.ts';

/** The largest form of the contract has 20 fields. */
const MAX_FIELDS = 60;

/** In bytes: 10,000 characters of four bytes each, with room to spare. */
const MAX_FIELD_SIZE = 64 * 1024;

/** A longer form is rejected unread. */
const MAX_READ_BYTES = 64 * 1024 * 1024;

/** Unit of the semaphore, which takes time in proportion to what is free. */
const KILOBYTE = 1024;

const uploads = new WeakMap<FastifyRequest, Buffer>();

/** The image of a multipart body; undefined when it has none. */
export function getUploadedImage(request: FastifyRequest): Buffer | undefined {
  return uploads.get(request);
}

/**
 * Accepts `multipart/form-data` on the endpoints that declare it: the fields become the body, which the
 * contract's schema validates like any other, and {@link getUploadedImage} returns the one file.
 * Access and CSRF are checked in `onRequest`, before a byte is read.
 * @param options.imageField name of the only file field
 */
export async function readMultipartBodies(
  app: FastifyInstance,
  budget: BodyBudget,
  { imageField }: { imageField: string },
): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fileSize: MAX_IMAGE_BYTES,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_SIZE,
      fieldNameSize: 100,
      parts: MAX_FIELDS + 1,
      headerPairs: 20,
    },
  });
  // A form waits for memory before it is read.
  const memory = new Semaphore(FORM_BYTES / KILOBYTE);

  app.addHook('preValidation', async (request, reply) => {
    if (request.is404 || !request.isMultipart()) return;
    if (request.routeOptions.config.bodyFormat !== 'multipart') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    }
    const length = Number(request.headers['content-length'] ?? MAX_IMAGE_BYTES);
    if (length > MAX_READ_BYTES) {
      reply.header('Connection', 'close');
      lingerAfterResponse(request);
      throw new AppError('IMAGE_TOO_LARGE');
    }
    const bytes = Math.min(length, MAX_IMAGE_BYTES);
    const [, releaseMemory] = await memory.acquire(Math.max(1, Math.ceil(bytes / KILOBYTE)));
    const releaseBudget = budget.reserve(bytes);
    const release = () => {
      releaseBudget();
      releaseMemory();
    };
    if (reply.raw.closed) release();
    else reply.raw.once('close', release);
    request.body = await readForm(request, imageField);
  });
}

/** The parser throws plain errors when a body has no boundary or no end, also in the middle of a file. */
async function readForm(
  request: FastifyRequest,
  imageField: string,
): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, imageField);
  } catch (error) {
    const isPlain = error instanceof Error && !('statusCode' in error);
    if (error instanceof AppError || !isPlain) throw error;
    const detail = httpMessages.unreadableForm;
    throw new AppError('BAD_REQUEST', { detail, cause: error });
  }
}

async function readParts(
  request: FastifyRequest,
  imageField: string,
): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await readImage(part, imageField);
      if (bytes) uploads.set(request, bytes);
    } else if (part.fieldnameTruncated || part.valueTruncated) {
      throw new AppError('PAYLOAD_TOO_LARGE');
    } else {
      const name = part.fieldname;
      const value = normalizeLineEndings(part.value);
      fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value);
    }
  }
  return Object.fromEntries(fields);
}

/** Browsers send every line break of a form as CRLF, whatever was typed (HTML, 4.10.21.8). */
function normalizeLineEndings(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

/** @returns undefined for a file input that was left empty: it sends a file without name and content */
async function readImage(part: MultipartFile, imageField: string): Promise<Buffer | undefined> {
  if (part.fieldname !== imageField) {
    part.file.resume();
    throw new AppError('BAD_REQUEST', {
      detail: httpMessages.otherFile({ field: imageField }),
    });
  }
  const image = createGrowingBuffer(MAX_IMAGE_BYTES);
  for await (const chunk of part.file) image.append(chunk);
  if (part.file.truncated) throw new AppError('IMAGE_TOO_LARGE');
  const bytes = image.bytes();
  return bytes.length === 0 && !part.filename ? undefined : bytes;
}
