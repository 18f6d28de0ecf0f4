import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { callEndpoint } from '../../../lib/api/client.ts';
import { readReferredPet } from '../../../lib/referred-pet.ts';
import { authMessages } from '../auth-messages.ts';
import { readPetOrigin } from '../redirects.ts';

/**
 * The pet for which somebody signs up or logs in stays in sight; nothing without one.
 * @param state of the router, of any type
 */
export function PetToMeet({ state }: { state: unknown }) {
  const [id] = useState(() => readPetOrigin(state) ?? readReferredPet());
  const { data: pet, isError } = useQuery({
    queryKey: ['pets', 'to-meet', id],
    queryFn: ({ signal }) => callEndpoint(getPet, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    retry: false,
    staleTime: 60_000,
  });
  if (id === null || isError) return null;
  if (!pet) return <Skeleton className="h-16" />;
  return (
    <p className="flex min-h-16 items-center gap-3 font-semibold wrap-anywhere">
      <Thumbnail
        src={pet.primary_photo_url?.small ?? pet.image_url}
        fallback={null}
        className="size-16 rounded-xl"
      />
      {authMessages.petToMeet(pet.name)}
    </p>
  );
}
