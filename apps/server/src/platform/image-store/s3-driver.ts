import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../../config.ts';

const CONNECT_TIMEOUT_MS = 2_000;

/** A whole call with its retries, up to the first byte of what is read. Reading is what pages wait for. */
const READ_TIMEOUT_MS = 5_000;

/** Together with making the sizes of a photo less than the page waits for an answer, which is 15 s. */
const WRITE_TIMEOUT_MS = 10_000;

const READS = new Set(['GetObjectCommand', 'HeadObjectCommand']);

/** Every call ends in time, also when the server accepts connections and never answers. */
function limitCalls(client: S3Client): void {
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
      throw new Error(`S3 did not answer ${name} in ${milliseconds} ms`, { cause: error });
    } finally {
      // What is read after that is limited piece by piece: a slow browser may take its time.
      clearTimeout(timer);
    }
  }) as typeof client.send;
}

/** A private bucket: photos reach people through the server, which sets the headers (S30). */
export function createS3Driver(s3: S3Config): S3Driver {
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
    // Servers other than Amazon's seldom know buckets as host names.
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
  });
  limitCalls(client);
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
}
