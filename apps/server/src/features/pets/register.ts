import type { FeatureContext } from '../../feature-context.ts';
import { createPetPhotosService } from './photos/pet-photos.service.ts';
import { publicPetsRoutes } from './public/public-pets.routes.ts';
import { createBondedPairsService } from './staff/bonded-pairs.service.ts';
import { petsRoutes } from './staff/pets.routes.ts';
import { createPetsService } from './staff/pets.service.ts';

export function registerPets(context: FeatureContext): void {
  const { app, registerEndpoint, dependencies, sendCached, auth } = context;
  const { onPetUnavailable, onPetStatusChange } = context;
  const searchIndex = dependencies.petSearchIndex;
  // Without the database, the first request tries again.
  app.addHook('onListen', async () => void searchIndex.prepare().catch(() => undefined));
  publicPetsRoutes(registerEndpoint, dependencies, sendCached);
  const pets = createPetsService(dependencies, {
    onPetUnavailable,
    onPetStatusChange,
    searchIndex,
  });
  app.addHook('onClose', pets.waitForBackgroundWork);
  const photos = createPetPhotosService(dependencies);
  app.addHook('onClose', photos.waitForBackgroundWork);
  const pairs = createBondedPairsService(dependencies);
  petsRoutes(registerEndpoint, { pets, pairs, photos, requireProof: auth.requireProof });
}
