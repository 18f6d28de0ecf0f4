import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { languagePrefix } from '@pawmatch/contract/languages';
import { currentLanguage } from '@pawmatch/contract/localized';
import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Uses } from '../../../dependencies.ts';
import { photoFileName, SHARE_IMAGE } from '../../../platform/images/image-sizes.ts';
import { readPhotoHash } from '../../pets/pets.presenter.ts';
import { shareImageUrl } from '../../pets/photos/photo-urls.ts';
import { type PreviewFacts, previewHash } from '../../pets/photos/preview-hash.ts';
import type { PreviewPicture } from '../html/page-head.ts';
import { absoluteUrl } from '../html/structured-data.ts';
import { drawPreview, type PreviewArt, previewWords } from './draw-preview.ts';
import { createFairQueue, HungUp, type Turn } from './fair-queue.ts';
import { previewMessages } from './preview-messages.ts';

/** One at a time, to leave the other cores to other requests. */
const inTurn = createFairQueue();

/** The URLs of the pictures continue with the pet's id and a hash of the drawn facts, and begin with the language. */
export const PREVIEWS_PATH = '/previews/';

const SIZE = { width: SHARE_IMAGE.width, height: SHARE_IMAGE.height };

export type PreviewPictures = ReturnType<typeof createPreviewPictures>;

const factsOf = (pet: Pet): PreviewFacts => ({
  ...pet,
  photoHash: readPhotoHash(pet.image_url ?? '') ?? null,
});

function previewPath(pet: Pet): string {
  const language = currentLanguage();
  const hash = previewHash(factsOf(pet), language);
  return `${languagePrefix(language)}${PREVIEWS_PATH}${pet.id}/${hash}.jpg`;
}

/**
 * The preview pictures of links to pets. A page only contains the URL; the picture is drawn on request and stored in the image store under a hash of the drawn facts. The sweep removes outdated ones.
 * @param art from {@link createPreviewArt}
 */
export function createPreviewPictures(
  { imageStore, publicUrl, logger }: Uses<'imageStore' | 'publicUrl' | 'logger'>,
  art: PreviewArt,
) {
  const inProgress = new Map<string, Promise<Buffer>>();

  const inOwnSize = (path: string, alt: string): PreviewPicture => ({
    url: absoluteUrl(publicUrl, path),
    alt,
    size: SIZE,
  });

  async function findStored(hash: string): Promise<Buffer | undefined> {
    const stored = await imageStore.open(hash, SHARE_IMAGE.name);
    return stored ? buffer(stored.stream) : undefined;
  }

  async function readPhoto({ photoHash }: PreviewFacts): Promise<Buffer | undefined> {
    const photo = photoHash && (await imageStore.open(photoHash, photoFileName('large', 'webp')));
    return photo ? buffer(photo.stream) : undefined;
  }

  async function draw(hash: string, facts: PreviewFacts, turn: Turn): Promise<Buffer> {
    const drawn = { species: facts.species, words: previewWords(facts) };
    const bytes = await inTurn(turn, async () => drawPreview(drawn, await readPhoto(facts), art));
    try {
      await imageStore.put({ photo: { hash }, files: [{ name: SHARE_IMAGE.name, bytes }] });
    } catch (error) {
      // The next request draws it again.
      logger.warn({ err: error, hash }, 'a preview picture could not be stored');
    }
    return bytes;
  }

  return {
    /** The picture of all pages that are not about one pet. */
    ofSite: (): PreviewPicture => ({
      url: absoluteUrl(publicUrl, '/hero.jpg'),
      alt: previewMessages.site,
      size: { width: 1200, height: 960 },
    }),

    /** A pet with an external photo, which the server never fetches, has that photo as preview. */
    ofPet(pet: Pet): PreviewPicture {
      const { name, breed } = pet;
      const alt = previewMessages.pet({
        name,
        breed,
        age: ageLabel(pet.age_group, pet.species, pet.sex),
      });
      const isElsewhere = pet.image_url && !factsOf(pet).photoHash;
      if (isElsewhere) return { url: pet.image_url ?? '', alt, size: undefined };
      return inOwnSize(previewPath(pet), alt);
    },

    pathOf: previewPath,

    /** The fallback when the picture cannot be drawn. */
    substituteOf(pet: Pet): string {
      const { photoHash } = factsOf(pet);
      return photoHash ? shareImageUrl(photoHash) : '/hero.jpg';
    },

    /**
     * The current picture of a pet. It is stored already or drawn once for concurrent requests.
     * @throws AppError STORAGE_UNAVAILABLE, TOO_MANY_REQUESTS when too many wait, HungUp
     */
    async read(pet: Pet, turn: Turn): Promise<Buffer> {
      const facts = factsOf(pet);
      const hash = previewHash(facts, currentLanguage());
      for (let found = inProgress.get(hash); found; found = inProgress.get(hash)) {
        try {
          return await found;
        } catch (error) {
          // Of somebody else, in whose turn it was to be drawn.
          if (!(error instanceof HungUp) || turn.signal.aborted) throw error;
        }
      }
      const reading = findStored(hash).then((stored) => stored ?? draw(hash, facts, turn));
      inProgress.set(hash, reading);
      try {
        return await reading;
      } finally {
        inProgress.delete(hash);
      }
    },
  };
}

/** @param folder `apps/web/dist/client` */
export async function createPreviewArt(folder: string): Promise<PreviewArt> {
  const read = (name: string) => readFile(join(folder, name));
  const [Dog, Cat, mark] = await Promise.all([
    read('fallback-dog.png'),
    read('fallback-cat.png'),
    read('icon-192.png'),
  ]);
  return { fallbacks: { Dog, Cat }, mark };
}
