import * as endpoints from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { actorOf } from '../../platform/database/actor.ts';
import { presentImageUrl } from '../pets/pets.presenter.ts';
import { presentLetterContent, presentPetLetter } from './pet-letters.presenter.ts';
import { createPetLettersService } from './pet-letters.service.ts';

/** Letters from pets: staff send them, and their recipients share them. */
export function registerPetLetters({ registerEndpoint, dependencies }: FeatureContext): void {
  const letters = createPetLettersService(dependencies);

  registerEndpoint(endpoints.getPetLetterDraft, async ({ params }) => {
    const { letter, photos, canSend } = await letters.draft(params.id);
    return {
      letter: letter ? presentPetLetter(letter) : null,
      can_send: canSend,
      photos: photos.flatMap((photo) => {
        const url = presentImageUrl(photo);
        return url ? [{ id: photo.photoId, url, alt_text: photo.photoAltText }] : [];
      }),
    };
  });
  registerEndpoint(endpoints.sendPetLetter, async ({ caller, params, body }) =>
    presentPetLetter(await letters.send(actorOf(caller), params.id, body)),
  );
  registerEndpoint(endpoints.listPetLetters, async ({ caller }) =>
    (await letters.list(caller.userId)).map((letter) => presentPetLetter(letter)),
  );
  registerEndpoint(endpoints.sharePetLetter, async ({ caller, params }) => {
    const { letter, url } = await letters.share(caller.userId, params.id);
    return presentPetLetter(letter, url);
  });
  registerEndpoint(endpoints.unsharePetLetter, async ({ caller, params }) =>
    presentPetLetter(await letters.unshare(caller.userId, params.id)),
  );
  registerEndpoint(endpoints.readSharedLetter, async ({ query, reply }) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const { letter, shelter } = await letters.readShared(query.token);
    return { ...presentLetterContent(letter), shelter_name: shelter.name };
  });
}
