import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Photo, ProcessedImage } from '../../../platform/images/process-image.ts';
import { createBackgroundTasks } from '../../../platform/process/background.ts';
import { hasProcessEnded, processName } from '../../../platform/process/process-name.ts';
import { findPhoto, isInLetter } from './pet-photos.repository.ts';
import * as repository from './photo-files.repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Storing takes seconds, so an older upload has been abandoned. */
const UPLOAD_TIMEOUT_MS = 10 * MINUTE;

/** S3 rejects requests that were signed longer ago, so no late request removes files after this. */
const REMOVAL_TIMEOUT_MS = 15 * MINUTE;

/** After a longer pause between two steps a removal stops, because another server may have replaced it. */
const MAX_PAUSE_MS = MINUTE;

/** How long a request waits for old files to be removed. */
const MAX_WAIT_MS = 2 * SECOND;

/** A photo whose files are stored, before a pet uses it. */
export interface StoredUpload {
  id: string;
  photo: Photo;
}

/**
 * Stores the files of photos, and keeps them as long as a pet uses them. No transaction is open and no
 * row is locked while files are stored or removed. Instead, a row in `photo_uploads` prevents the
 * removal, and a row in `photo_removals` prevents new uses of the photo.
 */
export function createPhotoFiles({
  database,
  imageStore,
  logger,
}: Uses<'database' | 'imageStore' | 'logger'>) {
  /** A picture gets another name while its files under the first name are being removed. */
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

  /** @returns the owner of the removal; undefined when the files must stay */
  function beginRemoval(hash: string): Promise<string | undefined> {
    return database.transaction(async (tx) => {
      await repository.lockPhoto(tx, hash);
      if ((await findPhoto(tx, hash)) || (await isInLetter(tx, hash))) return undefined;
      for (const { id, owner, ageMs } of await repository.listUploads(tx, hash)) {
        const isAbandoned = ageMs > UPLOAD_TIMEOUT_MS || hasProcessEnded(owner);
        if (!isAbandoned) return undefined;
        // An upload that continues after all finds its row deleted and fails.
        await repository.deleteUpload(tx, id);
      }
      const other = await repository.findRemoval(tx, hash);
      if (other && other.ageMs < REMOVAL_TIMEOUT_MS && !hasProcessEnded(other.owner)) {
        return undefined;
      }
      const owner = `${processName}.${newId()}`;
      await repository.upsertRemoval(tx, hash, owner);
      return owner;
    });
  }

  const background = createBackgroundTasks(logger);

  /**
   * Removes the files of a photo that no pet uses.
   * @returns false when they stay because of a pet, an upload, or a removal by another server
   */
  async function removeUnused(hash: string): Promise<boolean> {
    const began = performance.now();
    const owner = await beginRemoval(hash);
    if (!owner || performance.now() - began > MAX_PAUSE_MS) return false;
    // After a failure the row stays, because a request may still be in progress; the sweep tries again.
    await imageStore.remove(hash);
    await repository.deleteRemoval(database, hash, owner);
    return true;
  }

  /** Removes the files of a failed upload in the background, unless a pet uses them. */
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
     * Stores a processed picture, which is then used by {@link show} or discarded.
     * @throws AppError STORAGE_UNAVAILABLE after discarding what was stored
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
     * Called in the transaction in which a pet begins to use the upload.
     * @throws AppError STORAGE_UNAVAILABLE when it took so long that the files may have been removed
     */
    async show(transaction: Queries, { id, photo }: StoredUpload): Promise<void> {
      await repository.lockPhoto(transaction, photo.hash);
      if (await repository.deleteUpload(transaction, id)) return;
      throw new AppError('STORAGE_UNAVAILABLE', { retryAfter: 1 });
    },

    /**
     * Removes the files of a photo that a pet no longer uses. The change is committed, so the caller waits
     * only for a limited time, and the sweep removes what is left.
     */
    async removeSoon(hash: string): Promise<void> {
      const removed = removeUnused(hash);
      background.run('removing the files of a photo', () => removed);
      const timeout = delay(MAX_WAIT_MS, undefined, { ref: false });
      await Promise.race([removed.catch(() => {}), timeout]);
    },

    /** Resolves when all background removals have ended. */
    waitForBackgroundWork: background.waitForBackgroundWork,
  };
}
