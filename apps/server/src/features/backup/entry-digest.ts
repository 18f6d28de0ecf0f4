import { createHash } from 'node:crypto';
import type { BackupEntry } from './backup-format.ts';

/** Hashes names, lengths and contents of the entries, to detect any change. */
export function createEntryDigest() {
  const hash = createHash('sha256');
  let entries = 0;
  return {
    add({ name, bytes }: BackupEntry): void {
      entries += 1;
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    },
    sum: () => ({ entries, sha256: hash.copy().digest('hex') }),
  };
}
