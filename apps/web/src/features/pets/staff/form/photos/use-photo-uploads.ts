import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PhotoChanges } from '@pawmatch/contract/pets/pet-photos-endpoints';
import * as endpoints from '@pawmatch/contract/pets/pet-photos-endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callEndpoint } from '../../../../../lib/api/client.ts';
import { ApiError } from '../../../../../lib/api/errors/api-error.ts';
import { photoMessages } from '../../staff-pets-messages.ts';

/** Adds a photo after the others; the caller shows the outcome. */
function addPetPhoto(
  id: string,
  image: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Pet> {
  return callEndpoint(endpoints.addPetPhoto, { params: { id }, body: {}, image, ...options });
}

/** Changes the alternative text or the focal point; the caller shows the outcome. */
export function changePetPhoto(id: string, photoId: string, changes: PhotoChanges): Promise<Pet> {
  const body = { ...changes, alt_text: changes.alt_text ?? null };
  return callEndpoint(endpoints.changePetPhoto, { params: { id, photoId }, body });
}

/** Deletes a photo; the caller shows the outcome. */
export function deletePetPhoto(id: string, photoId: string): Promise<Pet> {
  return callEndpoint(endpoints.deletePetPhoto, { params: { id, photoId } });
}

/** Sets the order of all photos; the caller shows the outcome. */
export function orderPetPhotos(id: string, photoIds: string[]): Promise<Pet> {
  return callEndpoint(endpoints.orderPetPhotos, { params: { id }, body: { photo_ids: photoIds } });
}

export interface PhotoUpload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** The sent share, from 0 to 1. */
  progress: number;
  /** Why it failed. */
  reason: string;
}

interface PhotoUploadsOptions {
  /** Null until the pet is saved: until then the files wait. */
  petId: string | null;
  /** How many photos the pet has. */
  storedCount: number;
  /** Runs calls one after the other. */
  runInTurn: <T>(call: () => Promise<T>) => Promise<T>;
  /** Called with the pet after each upload. */
  onAdded: (pet: Pet, file: File) => void;
}

/** Sends chosen photos, one after the other; each can be cancelled and tried again. */
export function usePhotoUploads({ petId, storedCount, runInTurn, onAdded }: PhotoUploadsOptions) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const lastKey = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());

  const update = (key: number, changes: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const handleAdded = useEffectEvent(onAdded);
  const send = useEffectEvent(async ({ key, file }: PhotoUpload, id: string) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const { signal } = controller;
    update(key, { state: 'sending', progress: 0, reason: '' });
    const onProgress = (progress: number) => update(key, { progress });
    try {
      const pet = await runInTurn(() => addPetPhoto(id, file, { signal, onProgress }));
      remove(key);
      handleAdded(pet, file);
    } catch (error) {
      if (!signal.aborted) update(key, { state: 'failed', reason: reasonOf(error) });
    }
  });

  const isSending = uploads.some(({ state }) => state === 'sending');
  const next = isSending ? undefined : uploads.find(({ state }) => state === 'waiting');
  const nextKey = next?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each upload begins once.
  useEffect(() => {
    if (petId && next) void send(next, petId);
  }, [petId, nextKey]);

  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);

  return {
    uploads,

    /** Files beyond the limit are shown as refused. */
    add: (files: readonly File[]) => {
      const room = endpoints.MAX_PET_PHOTOS - storedCount - uploads.length;
      const added = files.map((file, index): PhotoUpload => {
        lastKey.current += 1;
        const isTooMany = index >= room;
        return {
          key: lastKey.current,
          file,
          state: isTooMany ? 'failed' : 'waiting',
          progress: 0,
          reason: isTooMany ? photoMessages.tooMany(endpoints.MAX_PET_PHOTOS) : '',
        };
      });
      setUploads((all) => [...all, ...added]);
    },
    cancel: (key: number) => {
      controllers.current.get(key)?.abort();
      remove(key);
    },
    retry: (key: number) => update(key, { state: 'waiting' }),
  };
}

/** The server's own sentence, such as that the file is no picture. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.detail ?? error.message;
}
