import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../../config.ts';
import type { PublicAccess } from './image-store.ts';

const CONNECT_TIMEOUT_MS = 2_000;

/** Includes retries, and ends with the first byte. Short, because pages wait for reads. */
const READ_TIMEOUT_MS = 5_000;

/** With the encoding of a photo less than the 15 s that the page waits for a response. */
const WRITE_TIMEOUT_MS = 10_000;

const READS = new Set(['GetObjectCommand', 'HeadObjectCommand']);

/** Gives every call a time limit, also for a server that accepts connections and never responds. */
function addTimeouts(client: S3Client): void {
  const send = client.send.bind(client) as (command: object, options: object) => Promise<unknown>;
  client.send = (async (command: object, options?: object) => {
    const { name } = command.constructor;
    const milliseconds = READS.has(name) ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), milliseconds);
    try {
      return await send(command, { ...options, abortSignal: controller.signal });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      throw new Error(`S3 did not respond to ${name} within ${milliseconds} ms`, { cause: error });
    } finally {
      // Reading the body has a time limit per chunk, since a slow browser may take longer.
      clearTimeout(timer);
    }
  }) as typeof client.send;
}

function createClient(s3: S3Config, settings: Pick<S3ClientConfig, 'signer'> = {}): S3Client {
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
    // Few servers other than Amazon's support bucket names as host names.
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    ...settings,
  });
  addTimeouts(client);
  return client;
}

/** For a private bucket: browsers load photos through the server, which sets the headers. */
export function createS3Driver(s3: S3Config): S3Driver {
  const client = createClient(s3);
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
}

/**
 * Finds out by requests without a signature what anyone can do in the bucket.
 * @param key of a test file that exists and that a successful write replaces
 * @throws when the storage does not answer
 */
export async function findPublicAccess(s3: S3Config, key: string): Promise<PublicAccess[]> {
  const client = createClient(s3, { signer: { sign: async (request) => request } });
  const file = { Bucket: s3.bucket, Key: key };
  const attempts: [PublicAccess, () => Promise<unknown>][] = [
    ['read', () => client.send(new GetObjectCommand(file))],
    ['list', () => client.send(new ListObjectsV2Command({ Bucket: s3.bucket, MaxKeys: 1 }))],
    ['write', () => client.send(new PutObjectCommand({ ...file, Body: 'ok' }))],
  ];
  const found: PublicAccess[] = [];
  try {
    for (const [access, attempt] of attempts) {
      const isAllowed = await attempt().then(
        () => true,
        (error: S3ServiceException) => {
          const status = error.$metadata?.httpStatusCode ?? 0;
          if (status < 300 || status >= 500) throw error;
          return false;
        },
      );
      if (isAllowed) found.push(access);
    }
  } finally {
    client.destroy();
  }
  return found;
}
