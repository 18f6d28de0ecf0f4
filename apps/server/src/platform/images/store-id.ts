import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { writeOnce } from '../database/write-once.ts';

/**
 * Identifies the photo store, so that servers can check that they share it: by the bucket, or by a random
 * id in a file of the folder, whose path may differ between machines.
 */
export async function readStoreId({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<string> {
  if (s3) return `s3 ${s3.endpoint ?? s3.region} ${s3.bucket}`;
  const folder = join(dataDir, 'images');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'store-id');
  await writeOnce(path, `${randomUUID()}\n`);
  return (await readFile(path, 'utf8')).trim();
}
