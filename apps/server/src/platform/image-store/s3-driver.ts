import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../../config.ts';

/** A private bucket: photos reach people through the server, which sets the headers (S30). */
export function createS3Driver(s3: S3Config): S3Driver {
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Servers other than Amazon's seldom know buckets as host names.
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
  });
  return new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
}
