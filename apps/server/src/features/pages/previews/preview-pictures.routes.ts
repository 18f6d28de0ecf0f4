import { LANGUAGES, languagePrefix } from '@pawmatch/contract/languages';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { addressKey } from '../../../platform/security/address-key.ts';
import { HungUp } from './fair-queue.ts';
import { PREVIEWS_PATH, type PreviewPictures } from './preview-pictures.ts';

interface Previews {
  pictures: PreviewPictures;
  findPet(id: string): Promise<Pet | null>;
}

/** The pictures of link previews, which are drawn on request. */
export function previewPicturesRoutes(app: FastifyInstance, { pictures, findPet }: Previews): void {
  for (const language of LANGUAGES) {
    app.get<{ Params: { id: string; file: string } }>(
      `${languagePrefix(language)}${PREVIEWS_PATH}:id/:file`,
      { schema: { hide: true } },
      async (request, reply) => {
        const pet = await findPet(request.params.id);
        if (!pet) throw new AppError('NOT_FOUND');
        const path = pictures.pathOf(pet);
        // The pet has changed since the page was loaded.
        if (request.url.split('?')[0] !== path) {
          return reply.header('Cache-Control', 'no-cache').redirect(path);
        }
        try {
          const gone = new AbortController();
          reply.raw.once('close', () => gone.abort());
          const turn = { address: addressKey(request.ip), signal: gone.signal };
          const bytes = await pictures.read(pet, turn);
          return reply
            .headers({
              'Cache-Control': 'public, max-age=31536000, immutable',
              'Content-Security-Policy': "default-src 'none'; sandbox",
              'Cross-Origin-Resource-Policy': 'cross-origin',
              'X-Content-Type-Options': 'nosniff',
            })
            .type('image/jpeg')
            .send(bytes);
        } catch (error) {
          const isBusy = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
          if (error instanceof AppError && !isBusy) throw error;
          if (!isBusy && !(error instanceof HungUp)) {
            request.log.warn({ err: error, pet: pet.id }, 'a preview picture could not be drawn');
          }
          return reply.header('Cache-Control', 'no-store').redirect(pictures.substituteOf(pet));
        }
      },
    );
  }
}
