import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { readOrigin } from '../../auth/redirects.ts';
import { petQuery } from '../../pets/pets-api.ts';
import { questionnaireMessages as messages } from '../preferences-messages.ts';

/** After a sign-up from a pet's dialog, a link back to that pet. */
export function ReferredPet() {
  const { state } = useLocation();
  const petId = readReferredPetId(state);
  const { data: pet } = useQuery({ ...petQuery(petId ?? ''), enabled: petId !== null });
  const path = readOrigin(state, null);
  if (!petId || !path || !pet) return null;
  return (
    <aside
      aria-label={messages.petYouCameFrom}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-accent-soft p-4"
    >
      <Thumbnail
        src={pet.primary_photo_url?.small ?? pet.image_url}
        fallback={<PawIcon className="size-7" />}
        className="size-16 rounded-lg"
      />
      <div className="min-w-48 flex-1">
        <p className="font-display text-lg font-semibold wrap-anywhere">
          {messages.petIsWaiting({ name: pet.name })}
        </p>
        <p className="text-sm">{messages.petHint}</p>
      </div>
      <ButtonLink to={path} variant="secondary" size="sm">
        {messages.meetPet({ name: pet.name })}
      </ButtonLink>
    </aside>
  );
}

/** The pet whose dialog led to the sign-up, from the router's state; null when there is none. */
function readReferredPetId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { origin, petId }: { origin?: unknown; petId?: unknown } = state;
  return origin === 'pet' && typeof petId === 'string' ? petId : null;
}
