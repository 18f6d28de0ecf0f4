import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ageLabel } from '@pawmatch/contract/pets/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Dependencies } from '../../dependencies.ts';
import { createGate } from '../../platform/gate.ts';
import {
  photoFileName,
  SHARE_IMAGE,
  shareImageUrl,
} from '../../platform/image-store/image-sizes.ts';
import { readPhotoHash } from '../pets/pets.presenter.ts';
import { type PreviewFacts, previewHash } from '../pets/preview-hash.ts';
import { drawPreview, type PreviewArt } from './draw-preview.ts';
import type { PreviewPicture } from './page-head.ts';
import { absoluteUrl } from './structured-data.ts';

/** One at a time: the other cores belong to other requests. */
const drawing = createGate(1);

const SIZE = { width: SHARE_IMAGE.width, height: SHARE_IMAGE.height };

export type PreviewPictures = ReturnType<typeof createPreviewPictures>;

/**
 * The pictures that links to pets are shown with. One is drawn when a page first names it, and kept
 * in the image store under a hash of what is drawn; it goes with the sweep when no pet is like that
 * any more.
 * @param art as {@link openPreviewArt} reads it
 */
export function createPreviewPictures(
  { imageStore, publicUrl, logger }: Pick<Dependencies, 'imageStore' | 'publicUrl' | 'logger'>,
  art: PreviewArt,
) {
  const inOwnSize = (path: string, alt: string): PreviewPicture => ({
    url: absoluteUrl(publicUrl, path),
    alt,
    size: SIZE,
  });

  async function keep(hash: string, facts: PreviewFacts): Promise<void> {
    if (await imageStore.has(hash)) return;
    const photo = facts.photoHash
      ? await imageStore.open(facts.photoHash, photoFileName('large', 'webp'))
      : null;
    const bytes = await drawPreview(facts, photo ? await buffer(photo.stream) : undefined, art);
    await imageStore.put({ photo: { hash }, files: [{ name: SHARE_IMAGE.name, bytes }] });
  }

  const ofSite = (): PreviewPicture => ({
    url: absoluteUrl(publicUrl, '/hero.jpg'),
    alt: 'A dog and a cat side by side at a window',
    size: { width: 1200, height: 960 },
  });

  return {
    /** Of all pages that are not about one pet. */
    ofSite,

    /** A pet whose photo lies elsewhere, where the server never goes (S34), is shown by it alone. */
    async ofPet(pet: Pet): Promise<PreviewPicture> {
      const alt = `${pet.name}, ${ageLabel(pet.age_group, pet.species).toLowerCase()} ${pet.breed}`;
      const photoHash = readPhotoHash(pet.image_url ?? '') ?? null;
      if (pet.image_url && !photoHash) return { url: pet.image_url, alt, size: undefined };
      const facts = { ...pet, photoHash };
      const hash = previewHash(facts);
      try {
        await drawing.pass(1, () => keep(hash, facts));
      } catch (error) {
        // The page itself can do without.
        logger.warn({ err: error, pet: pet.id }, 'the preview picture could not be made');
        return photoHash ? inOwnSize(shareImageUrl(photoHash), alt) : ofSite();
      }
      return inOwnSize(shareImageUrl(hash), alt);
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
