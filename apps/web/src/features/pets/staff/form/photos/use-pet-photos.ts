import type { Pet, PetPhoto } from '@pawmatch/contract/pets/pet';
import type { PhotoChanges } from '@pawmatch/contract/pets/pet-photos-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonBelow } from '../../../../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../../../../lib/api/response/current-row.ts';
import { adminToast } from '../../../../../lib/toast.ts';
import { petRows } from '../../staff-pets-api.ts';
import { photoMessages } from '../../staff-pets-messages.ts';
import {
  changePetPhoto,
  deletePetPhoto,
  orderPetPhotos,
  usePhotoUploads,
} from './use-photo-uploads.ts';

export type PetPhotosState = ReturnType<typeof usePetPhotos>;

/**
 * The photos of a pet in its form. Their changes are saved at once, one after the other.
 * @param pet null until the pet is saved
 * @param onChanged called with the pet after each change
 */
export function usePetPhotos(pet: Pet | null, onChanged: (pet: Pet) => void) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  /** The order that is being saved. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(pet);
  if (pet && (newest.current?.version ?? -1) < pet.version) newest.current = pet;

  const runInTurn = <T>(call: () => Promise<T>): Promise<T> => {
    const result = queue.current.then(call);
    queue.current = result.catch(() => undefined);
    return result;
  };
  const showChanged = (changed: Pet) => {
    newest.current = changed;
    petRows.upsert(client, [changed]);
    onChanged(changed);
  };
  const uploads = usePhotoUploads({
    petId: pet?.id ?? null,
    storedCount: pet?.photos.length ?? 0,
    runInTurn,
    onAdded: (changed, file) => {
      showChanged(changed);
      setAnnouncement(photoMessages.added(file.name));
    },
  });

  /** @returns whether it is done */
  const save = async (call: () => Promise<Pet>, failure: string): Promise<boolean> => {
    try {
      showChanged(await runInTurn(call));
      return true;
    } catch (error) {
      const current = readCurrentRow<Pet>(error);
      if (current) petRows.upsert(client, [current]);
      adminToast.error(failure, reasonBelow(error, failure));
      return false;
    }
  };

  const photos = inOrder(pet?.photos ?? [], order);

  return {
    uploads,
    photos,
    /** For screen readers. */
    announcement,

    /** Moves a photo to an index. */
    move: async (photoId: string, index: number) => {
      if (!pet) return;
      const others = photos.map(({ id }) => id).filter((id) => id !== photoId);
      const wanted = [...others.slice(0, index), photoId, ...others.slice(index)];
      setOrder(wanted);
      setAnnouncement(photoMessages.moved({ position: index + 1, total: photos.length }));
      const call = () => {
        const stored = inOrder(newest.current?.photos ?? [], wanted);
        return orderPetPhotos(
          pet.id,
          stored.map(({ id }) => id),
        );
      };
      await save(call, photoMessages.orderFailed);
      setOrder((latest) => (latest === wanted ? null : latest));
    },

    remove: async (photoId: string) => {
      if (!pet) return;
      const isRemoved = await save(
        () => deletePetPhoto(pet.id, photoId),
        photoMessages.removeFailed,
      );
      if (isRemoved) setAnnouncement(photoMessages.removed);
    },

    change: async (photoId: string, changes: PhotoChanges): Promise<boolean> =>
      pet !== null &&
      save(() => changePetPhoto(pet.id, photoId, changes), photoMessages.saveFailed),
  };
}

/** Photos that the order does not name come last. */
function inOrder(photos: readonly PetPhoto[], order: readonly string[] | null): PetPhoto[] {
  const placeOf = ({ id }: PetPhoto) => {
    const index = order?.indexOf(id) ?? -1;
    return index < 0 ? photos.length : index;
  };
  return [...photos].sort((one, other) => placeOf(one) - placeOf(other));
}
