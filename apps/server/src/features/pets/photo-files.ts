import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { createBackgroundTasks } from '../../platform/background.ts';
import type { Queries } from '../../platform/database.ts';
import type { Photo, ProcessedImage } from '../../platform/image-store/process-image.ts';
import { newId } from '../../platform/new-id.ts';
import { hasProcessEnded, processName } from '../../platform/process-name.ts';
import { findPetWithPhoto } from './pets.repository.ts';
import * as repository from './photo-files.repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Storing ends, well or not, after seconds: an upload as old as this is nobody's any more. */
const UPLOAD_LASTS_MS = 10 * MINUTE;

/** S3 refuses requests that were signed longer ago: by then no late request removes anything. */
const REMOVAL_LASTS_MS = 15 * MINUTE;

/** Who was stopped for longer between two steps begins nothing: others may have taken over. */
const MAX_PAUSE_MS = MINUTE;

/** Whoever changed a pet waits no longer than this for old files to go. */
const MAX_WAIT_MS = 2 * SECOND;

/** A photo whose files lie in the store, before a pet shows it. */
export interface StoredUpload {
  id: string;
  photo: Photo;
}

/**
 * The files of photos, and that they are there as long as a pet shows them. No transaction is open and
 * nothing is locked while files are stored or removed (S60): who stores leaves a row that keeps others
 * from removing, and who removes leaves one that keeps pets from showing the photo.
 */
export function createPhotoFiles({
  database,
  imageStore,
  logger,
}: Pick<Dependencies, 'database' | 'imageStore' | 'logger'>) {
  /** The same picture gets another name while its files under the first one are being removed. */
  function beginUpload({ hash }: Photo): Promise<{ id: string; hash: string }> {
    return database.transaction(async (tx) => {
      for (let name = hash; ; name = createHash('sha256').update(name).digest('hex').slice(0, 32)) {
        await repository.lockPhoto(tx, name);
        if (await repository.findRemoval(tx, name)) continue;
        const upload = { id: newId(), hash: name };
        await repository.insertUpload(tx, { ...upload, owner: processName });
        return upload;
      }
    });
  }

  /** @returns who removes it, or undefined when its files must stay */
  function beginRemoval(hash: string): Promise<string | undefined> {
    return database.transaction(async (tx) => {
      await repository.lockPhoto(tx, hash);
      if (await findPetWithPhoto(tx, hash)) return undefined;
      for (const { id, owner, ageMs } of await repository.listUploads(tx, hash)) {
        const isOver = ageMs > UPLOAD_LASTS_MS || hasProcessEnded(owner);
        if (!isOver) return undefined;
        // Should it go on after all, it finds its row gone and fails.
        await repository.deleteUpload(tx, id);
      }
      const other = await repository.findRemoval(tx, hash);
      if (other && other.ageMs < REMOVAL_LASTS_MS && !hasProcessEnded(other.owner)) {
        return undefined;
      }
      const owner = `${processName}.${newId()}`;
      await repository.upsertRemoval(tx, hash, owner);
      return owner;
    });
  }

  const background = createBackgroundTasks(logger);

  /**
   * Removes the files of a photo that no pet shows.
   * @returns false when they stay, because a pet shows them, or is about to, or another server removes them
   */
  async function removeUnused(hash: string): Promise<boolean> {
    const began = performance.now();
    const owner = await beginRemoval(hash);
    if (!owner || performance.now() - began > MAX_PAUSE_MS) return false;
    // A failure leaves the row, since a late request may still be under way: the sweep goes on with it.
    await imageStore.remove(hash);
    await repository.deleteRemoval(database, hash, owner);
    return true;
  }

  /** After a failure, which is answered without waiting for this: the files go, unless a pet shows them. */
  function discard({ id, photo }: StoredUpload): void {
    background.run('removing the files of a failed upload', async () => {
      await repository.deleteUpload(database, id);
      await removeUnused(photo.hash);
    });
  }

  return {
    removeUnused,
    discard,

    /**
     * Stores what was made of a picture, for a pet to {@link show} it or else to be discarded.
     * @throws AppError STORAGE_UNAVAILABLE; what was stored is discarded then
     */
    async store(image: ProcessedImage): Promise<StoredUpload> {
      const { id, hash } = await beginUpload(image.photo);
      const upload = { id, photo: { ...image.photo, hash } };
      try {
        await imageStore.put({ photo: { hash }, files: image.files });
      } catch (error) {
        discard(upload);
        throw error;
      }
      return upload;
    },

    /**
     * In the transaction in which a pet begins to show it.
     * @throws AppError STORAGE_UNAVAILABLE when it took so long that the files may have been removed
     */
    async show(transaction: Queries, { id, photo }: StoredUpload): Promise<void> {
      await repository.lockPhoto(transaction, photo.hash);
      if (await repository.deleteUpload(transaction, id)) return;
      throw new AppError('STORAGE_UNAVAILABLE', { retryAfter: 1 });
    },

    /**
     * Removes the files of a photo that a pet has ceased to show. The change is made by now, so the caller
     * is kept waiting for a while at most, and what stays behind is left to the sweep.
     */
    async removeSoon(hash: string | null): Promise<void> {
      if (!hash) return;
      const removed = removeUnused(hash);
      background.run('removing the files of a photo', () => removed);
      const patience = delay(MAX_WAIT_MS, undefined, { ref: false });
      await Promise.race([removed.catch(() => {}), patience]);
    },

    /** Resolves when nothing is being removed in the background any more. */
    settled: background.settled,
  };
}
