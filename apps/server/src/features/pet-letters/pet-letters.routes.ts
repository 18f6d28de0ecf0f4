import * as endpoints from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { actorOf } from '../../platform/database/actor.ts';
import { presentImageUrl } from '../pets/pets.presenter.ts';
import { presentPetLetter, presentSharedLetter } from './pet-letters.presenter.ts';
import { createPetLettersService } from './pet-letters.service.ts';
import type { PetLetterRow } from './pet-letters.table.ts';

/** Letters from pets: staff send them, and their recipients share them. */
export function registerPetLetters({ registerEndpoint, dependencies }: FeatureContext): void {
  const letters = createPetLettersService(dependencies);
  const present = (row: PetLetterRow) => presentPetLetter(row, dependencies.publicUrl);

  registerEndpoint(endpoints.getPetLetterDraft, async ({ params }) => {
    const { letter, photos, canSend } = await letters.draft(params.id);
    return {
      letter: letter ? present(letter) : null,
      can_send: canSend,
      photos: photos.flatMap((photo) => {
        const url = presentImageUrl(photo);
        return url ? [{ id: photo.photoId, url, alt_text: photo.photoAltText }] : [];
      }),
    };
  });
  registerEndpoint(endpoints.sendPetLetter, async ({ caller, params, body }) =>
    present(await letters.send(actorOf(caller), params.id, body)),
  );
  registerEndpoint(endpoints.listPetLetters, async ({ caller }) =>
    (await letters.list(caller.userId)).map(present),
  );
  registerEndpoint(endpoints.sharePetLetter, async ({ caller, params }) =>
    present(await letters.share(caller.userId, params.id)),
  );
  registerEndpoint(endpoints.unsharePetLetter, async ({ caller, params }) =>
    present(await letters.unshare(caller.userId, params.id)),
  );
  registerEndpoint(endpoints.readSharedLetter, async ({ query, reply }) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    return presentSharedLetter(await letters.readShared(query.token));
  });
}
