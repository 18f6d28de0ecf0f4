import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { FastPath } from '../../platform/http/fast-path.ts';
import { createResponseCache } from '../../platform/http/response-cache.ts';
import type { PetFinder } from '../pets/finding/pet-finder.ts';
import type { PetCache } from '../pets/pet-cache.ts';
import { openPageWriter } from './page-writer.ts';
import { pagesRoutes } from './pages.routes.ts';
import { createPagesService } from './pages.service.ts';
import { previewPicturesRoutes } from './preview-pictures.routes.ts';
import { createPreviewPictures, openPreviewArt } from './preview-pictures.ts';

interface PageSources {
  petCache: PetCache;
  finder: PetFinder;
  fastPath: FastPath;
  /** `apps/web/dist/client` */
  webFolder: string;
}

/** Registers the routes of the pages. */
export async function openPages(
  app: FastifyInstance,
  dependencies: Dependencies,
  { petCache, finder, fastPath, webFolder }: PageSources,
): Promise<void> {
  const { shelter, publicUrl } = dependencies;
  const service = createPagesService(dependencies, petCache, finder);
  const previews = createPreviewPictures(dependencies, await openPreviewArt(webFolder));
  previewPicturesRoutes(app, { pictures: previews, findPet: service.findPet });
  pagesRoutes(app, {
    service,
    writer: await openPageWriter(dependencies, webFolder),
    previews,
    // A separate cache, because large pages would displace API responses.
    responseCache: createResponseCache(petCache.changes, fastPath),
    site: {
      origin: publicUrl,
      get shelterName() {
        return shelter.current().name;
      },
    },
  });
}
