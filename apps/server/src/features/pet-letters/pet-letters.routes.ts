import * as endpoints from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { actorOf } from '../../platform/database/actor.ts';
import { presentImageUrl } from '../pets/pets.presenter.ts';
import { presentPetLetter, presentSharedLetter } from './pet-letters.presenter.ts';
import { createPetLettersService } from './pet-letters.service.ts';
import type { PetLetterRow } from './pet-letters.table.ts';

/** Letters from pets: staff send them, and their recipients share them. */
export function registerPetLetters({ serve, dependencies }: FeatureContext): void {
  const letters = createPetLettersService(dependencies);
  const present = (row: PetLetterRow) => presentPetLetter(row, dependencies.publicUrl);

  serve(endpoints.getPetLetterDraft, async ({ params }) => {
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
  serve(endpoints.sendPetLetter, async ({ caller, params, body }) =>
    present(await letters.send(actorOf(caller), params.id, body)),
  );
  serve(endpoints.listPetLetters, async ({ caller }) =>
    (await letters.list(caller.userId)).map(present),
  );
  serve(endpoints.sharePetLetter, async ({ caller, params }) =>
    present(await letters.share(caller.userId, params.id)),
  );
  serve(endpoints.unsharePetLetter, async ({ caller, params }) =>
    present(await letters.unshare(caller.userId, params.id)),
  );
  serve(endpoints.readSharedLetter, async ({ query, reply }) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    return presentSharedLetter(await letters.readShared(query.token));
  });
}
