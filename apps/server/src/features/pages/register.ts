import type { FeatureContext } from '../../feature-context.ts';
import { createPageWriters } from './html/page-writer.ts';
import { pagesRoutes } from './pages.routes.ts';
import { createPagesService } from './pages.service.ts';
import { previewPicturesRoutes } from './previews/preview-pictures.routes.ts';
import { createPreviewArt, createPreviewPictures } from './previews/preview-pictures.ts';

/** The pages are rendered with the built web application; without it, there are none. */
export async function registerPages({
  app,
  dependencies,
  sendCached,
  webFolder,
}: FeatureContext): Promise<void> {
  if (!webFolder) return;
  const { shelters, publicUrl } = dependencies;
  const service = createPagesService(dependencies);
  const previews = createPreviewPictures(dependencies, await createPreviewArt(webFolder));
  previewPicturesRoutes(app, { pictures: previews, findPet: service.findPet });
  pagesRoutes(app, {
    service,
    writers: await createPageWriters(dependencies, webFolder),
    previews,
    sendCached,
    site: {
      origin: publicUrl,
      get shelterName() {
        return shelters.first().name;
      },
    },
  });
}
