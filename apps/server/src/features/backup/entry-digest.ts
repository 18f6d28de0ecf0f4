import { createHash } from 'node:crypto';
import type { BackupEntry } from './backup-format.ts';

/** Adds up names, lengths and contents of a file's entries, so that nothing can change unseen. */
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
