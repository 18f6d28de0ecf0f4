import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { readReferredPet } from '../../../lib/referred-pet.ts';
import { petToMeetQuery } from '../auth-api.ts';
import { authMessages } from '../auth-messages.ts';
import { readPetOrigin } from '../redirects.ts';

/**
 * The pet for which somebody signs up or logs in stays in sight; nothing without one. A pet that is gone leaves
 * its place to a general line, so that the form does not move.
 * @param state of the router, of any type
 */
export function PetToMeet({ state }: { state: unknown }) {
  const [id] = useState(() => readPetOrigin(state) ?? readReferredPet());
  const { data: pet, isError } = useQuery({ ...petToMeetQuery(id ?? ''), enabled: id !== null });
  if (id === null) return null;
  if (!pet && !isError) return <Skeleton className="h-16" />;
  return (
    <p className="flex min-h-16 items-center gap-3 font-semibold wrap-anywhere">
      <Thumbnail
        src={pet?.primary_photo_url?.small ?? pet?.image_url ?? null}
        fallback={<img src={`/fallback-${pet?.species.toLowerCase() ?? 'dog'}.svg`} alt="" />}
        className="size-16 rounded-xl"
      />
      {pet ? authMessages.petToMeet(pet.name) : authMessages.firstVisit}
    </p>
  );
}
