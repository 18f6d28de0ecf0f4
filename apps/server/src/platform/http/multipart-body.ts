import multipart, { type MultipartFile } from '@fastify/multipart';
import { PET_IMAGE_FIELD } from '@pawmatch/contract/pets/pet-form-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { createGate } from '../gate.ts';
import { MAX_IMAGE_BYTES } from '../image-store/process-image.ts';
import { type BodyBudget, FORM_BYTES } from './body-budget.ts';
import { createGrowingBuffer } from './growing-buffer.ts';
import { lingerAfterAnswer } from './linger.ts';

/** A pet has 20 fields; unknown ones are passed over. */
const MAX_FIELDS = 60;

/** In bytes: 10,000 characters of a description, four bytes each, and room to spare. */
const MAX_FIELD_SIZE = 64 * 1024;

/** What is longer is not even read to its end, so that nobody can keep the server reading. */
const MAX_READ_BYTES = 64 * 1024 * 1024;

const uploads = new WeakMap<FastifyRequest, Buffer>();

/** The picture that came with a multipart body; undefined when none did. */
export function uploadOf(request: FastifyRequest): Buffer | undefined {
  return uploads.get(request);
}

/**
 * Takes `multipart/form-data` on the calls that declare it: the fields become the body, which the
 * contract's schema then checks like any other, and the one file is kept for {@link uploadOf}.
 * Access and CSRF are checked in `onRequest`, before a byte is read (D05).
 */
export async function readMultipartBodies(app: FastifyInstance, budget: BodyBudget): Promise<void> {
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
  // S31: a form that finds no room waits before it is read.
  const forms = createGate(FORM_BYTES);

  app.addHook('preValidation', async (request, reply) => {
    if (request.is404 || !request.isMultipart()) return;
    if (request.routeOptions.config.bodyFormat !== 'multipart') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    }
    const length = Number(request.headers['content-length'] ?? MAX_IMAGE_BYTES);
    if (length > MAX_READ_BYTES) {
      reply.header('Connection', 'close');
      lingerAfterAnswer(request);
      throw new AppError('IMAGE_TOO_LARGE');
    }
    const bytes = Math.min(length, MAX_IMAGE_BYTES);
    const leave = await forms.enter(bytes);
    const release = budget.reserve(bytes);
    const letGo = () => {
      release();
      leave();
    };
    if (reply.raw.closed) letGo();
    else reply.raw.once('close', letGo);
    request.body = await readForm(request);
  });
}

/** The parser throws plain errors at a body without boundary or end, also in the middle of a file. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await readParts(request);
  } catch (error) {
    const isPlain = error instanceof Error && !('statusCode' in error);
    if (error instanceof AppError || !isPlain) throw error;
    const detail = 'The form could not be read to its end.';
    throw new AppError('BAD_REQUEST', { detail, cause: error });
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await readFile(part);
      if (bytes) uploads.set(request, bytes);
    } else if (part.fieldnameTruncated || part.valueTruncated) {
      throw new AppError('PAYLOAD_TOO_LARGE');
    } else {
      const name = part.fieldname;
      const value = withPlainLineEnds(part.value);
      fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value);
    }
  }
  return Object.fromEntries(fields);
}

/** Browsers send every line end of a form as CRLF, whatever was typed (HTML, 4.10.21.8). */
function withPlainLineEnds(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

/** A form whose file input was left empty sends a file without name and content. */
async function readFile(part: MultipartFile): Promise<Buffer | undefined> {
  if (part.fieldname !== PET_IMAGE_FIELD) {
    part.file.resume();
    throw new AppError('BAD_REQUEST', {
      detail: `The only file that is accepted is "${PET_IMAGE_FIELD}".`,
    });
  }
  const image = createGrowingBuffer(MAX_IMAGE_BYTES);
  for await (const chunk of part.file) image.append(chunk);
  if (part.file.truncated) throw new AppError('IMAGE_TOO_LARGE');
  return image.length === 0 && !part.filename ? undefined : image.bytes();
}
