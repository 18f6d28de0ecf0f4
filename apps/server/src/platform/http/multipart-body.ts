import multipart, { type MultipartFile } from '@fastify/multipart';
import { PET_IMAGE_FIELD } from '@pawmatch/contract/pets/pet-form-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { MAX_IMAGE_BYTES } from '../image-store/process-image.ts';

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
export async function readMultipartBodies(app: FastifyInstance): Promise<void> {
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
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    if (request.routeOptions.config.bodyFormat !== 'multipart') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    }
    if (Number(request.headers['content-length']) > MAX_READ_BYTES) {
      reply.header('Connection', 'close');
      throw new AppError('IMAGE_TOO_LARGE');
    }
    request.body = await readParts(request);
  });
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of wellFormed(request)) {
    if (part.type === 'file') {
      const bytes = await readFile(part);
      if (bytes) uploads.set(request, bytes);
    } else if (part.fieldnameTruncated || part.valueTruncated) {
      throw new AppError('PAYLOAD_TOO_LARGE');
    } else {
      const earlier = fields.get(part.fieldname);
      fields.set(
        part.fieldname,
        fields.has(part.fieldname) ? [earlier, part.value].flat() : part.value,
      );
    }
  }
  return Object.fromEntries(fields);
}

/** A form whose file input was left empty sends a file without name and content. */
async function readFile(part: MultipartFile): Promise<Buffer | undefined> {
  if (part.fieldname !== PET_IMAGE_FIELD) {
    part.file.resume();
    throw new AppError('BAD_REQUEST', {
      detail: `The only file that is accepted is "${PET_IMAGE_FIELD}".`,
    });
  }
  const bytes = await part.toBuffer();
  return bytes.length === 0 && !part.filename ? undefined : bytes;
}

/** The parser throws plain errors at a body without boundary or end. */
async function* wellFormed(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    if (error instanceof Error && !('statusCode' in error)) {
      throw new AppError('BAD_REQUEST', {
        detail: 'The form could not be read to its end.',
        cause: error,
      });
    }
    throw error;
  }
}
