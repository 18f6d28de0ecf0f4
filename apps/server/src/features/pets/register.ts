import type { FeatureContext } from '../../feature-context.ts';
import { bondedPairsRoutes } from './bonded-pairs.routes.ts';
import { createBondedPairsService } from './bonded-pairs.service.ts';
import { petPhotosRoutes } from './pet-photos.routes.ts';
import { createPetPhotosService } from './pet-photos.service.ts';
import { petsRoutes } from './pets.routes.ts';
import { createPetsService } from './pets.service.ts';

export function registerPets({
  app,
  serve,
  dependencies,
  sendCached,
  onPetUnavailable,
}: FeatureContext): void {
  const searchIndex = dependencies.petSearchIndex;
  // Without the database, the first request tries again.
  app.addHook('onListen', async () => void searchIndex.prepare().catch(() => undefined));
  const pets = createPetsService(dependencies, { onPetUnavailable, searchIndex });
  app.addHook('onClose', pets.settled);
  petsRoutes(serve, pets, { dependencies, sendCached });
  const photos = createPetPhotosService(dependencies);
  app.addHook('onClose', photos.settled);
  petPhotosRoutes(serve, photos);
  bondedPairsRoutes(serve, createBondedPairsService(dependencies));
}
