import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ageLabel } from '@pawmatch/contract/pets/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { Mutex } from 'async-mutex';
import type { Dependencies } from '../../dependencies.ts';
import { photoFileName, SHARE_IMAGE } from '../../platform/image-store/image-sizes.ts';
import { readPhotoHash } from '../pets/pets.presenter.ts';
import { shareImageUrl } from '../pets/photo-urls.ts';
import { type PreviewFacts, previewHash } from '../pets/preview-hash.ts';
import { drawPreview, type PreviewArt } from './draw-preview.ts';
import type { PreviewPicture } from './page-head.ts';
import { absoluteUrl } from './structured-data.ts';

/** One at a time: the other cores belong to other requests. */
const drawing = new Mutex();

/** Below it the pictures have their addresses: the pet's id, and a hash of what is drawn. */
export const PREVIEWS_PATH = '/previews/';

const SIZE = { width: SHARE_IMAGE.width, height: SHARE_IMAGE.height };

export type PreviewPictures = ReturnType<typeof createPreviewPictures>;

const factsOf = (pet: Pet): PreviewFacts => ({
  ...pet,
  photoHash: readPhotoHash(pet.image_url ?? '') ?? null,
});

const previewPath = (pet: Pet) => `${PREVIEWS_PATH}${pet.id}/${previewHash(factsOf(pet))}.jpg`;

/**
 * The pictures that links to pets are shown with. A page only names the address of one; it is drawn when
 * that is asked for (S50), and kept in the image store under a hash of what is drawn; it goes with the
 * sweep when no pet is like that any more.
 * @param art as {@link openPreviewArt} reads it
 */
export function createPreviewPictures(
  { imageStore, publicUrl, logger }: Pick<Dependencies, 'imageStore' | 'publicUrl' | 'logger'>,
  art: PreviewArt,
) {
  const underWay = new Map<string, Promise<Buffer>>();

  const inOwnSize = (path: string, alt: string): PreviewPicture => ({
    url: absoluteUrl(publicUrl, path),
    alt,
    size: SIZE,
  });

  async function findKept(hash: string): Promise<Buffer | undefined> {
    const kept = await imageStore.open(hash, SHARE_IMAGE.name);
    return kept ? buffer(kept.stream) : undefined;
  }

  async function draw(hash: string, facts: PreviewFacts): Promise<Buffer> {
    const photo = facts.photoHash
      ? await imageStore.open(facts.photoHash, photoFileName('large', 'webp'))
      : null;
    const photoBytes = photo ? await buffer(photo.stream) : undefined;
    const bytes = await drawing.runExclusive(() => drawPreview(facts, photoBytes, art));
    try {
      await imageStore.put({ photo: { hash }, files: [{ name: SHARE_IMAGE.name, bytes }] });
    } catch (error) {
      // It is drawn again the next time.
      logger.warn({ err: error, hash }, 'a preview picture could not be kept');
    }
    return bytes;
  }

  return {
    /** Of all pages that are not about one pet. */
    ofSite: (): PreviewPicture => ({
      url: absoluteUrl(publicUrl, '/hero.jpg'),
      alt: 'A dog and a cat side by side at a window',
      size: { width: 1200, height: 960 },
    }),

    /** A pet whose photo lies elsewhere, where the server never goes (S34), is shown by it alone. */
    ofPet(pet: Pet): PreviewPicture {
      const alt = `${pet.name}, ${ageLabel(pet.age_group, pet.species).toLowerCase()} ${pet.breed}`;
      const isElsewhere = pet.image_url && !factsOf(pet).photoHash;
      if (isElsewhere) return { url: pet.image_url ?? '', alt, size: undefined };
      return inOwnSize(previewPath(pet), alt);
    },

    pathOf: previewPath,

    /** Shown where the picture cannot be drawn. */
    substituteOf(pet: Pet): string {
      const { photoHash } = factsOf(pet);
      return photoHash ? shareImageUrl(photoHash) : '/hero.jpg';
    },

    /**
     * The picture of a pet as it is now: kept, or drawn once for all who ask meanwhile.
     * @throws AppError STORAGE_UNAVAILABLE
     */
    async read(pet: Pet): Promise<Buffer> {
      const facts = factsOf(pet);
      const hash = previewHash(facts);
      const found = underWay.get(hash);
      if (found !== undefined) return found;
      const reading = findKept(hash).then((kept) => kept ?? draw(hash, facts));
      underWay.set(hash, reading);
      try {
        return await reading;
      } finally {
        underWay.delete(hash);
      }
    },
  };
}

/** @param folder `apps/web/dist/client` */
export async function openPreviewArt(folder: string): Promise<PreviewArt> {
  const read = (name: string) => readFile(join(folder, name));
  const [Dog, Cat, mark] = await Promise.all([
    read('fallback-dog.png'),
    read('fallback-cat.png'),
    read('icon-192.png'),
  ]);
  return { fallbacks: { Dog, Cat }, mark };
}
