import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { authMessages } from '../auth-messages.ts';
import { readPetOrigin } from '../redirects.ts';

/** The pet for which somebody signs up; the feature of pets imports this one, so its own query is out of reach. */
const petToMeetQuery = (id: string) => ({
  ...endpointQuery(['pets', 'to-meet', id], getPet, { params: { id } }),
  retry: false,
  staleTime: 60_000,
});

/**
 * The pet whose dialog somebody left to sign up or log in stays in sight; nothing after only looking at one. A pet that is gone leaves
 * its place to a general line, so that the form does not move.
 * @param state of the router, of any type
 */
export function PetToMeet({ state }: { state: unknown }) {
  const id = readPetOrigin(state);
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
