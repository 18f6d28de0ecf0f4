import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pet-values';
import { listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { similarPets } from '@pawmatch/contract/pets/similar-pets';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { callEndpoint } from '../../../lib/api/client.ts';
import { linkToOtherPet } from '../dialog/use-pet-in-address.ts';
import { petKey, similarPetsKey } from '../pets-api.ts';
import { PetPhoto } from '../photos/PetPhoto.tsx';
import { petDialogMessages } from './pet-details-messages.ts';

/** Pets similar to this one, chosen among the newest. Not in the first view, unlike the rest of the calls. */
const similarPetsQuery = (pet: Pet) =>
  queryOptions({
    queryKey: similarPetsKey(pet.id),
    queryFn: async ({ signal }) => {
      const query = { status: 'Available', limit: MAX_PAGE_SIZE };
      return similarPets(pet, await callEndpoint(listPets, { query, signal }));
    },
    staleTime: 60_000,
  });

const PHOTO_SIZES = '(min-width: 64rem) 8.5rem, (min-width: 40rem) 13rem, 30vw';

interface SimilarPetsProps {
  pet: Pet;
  /** Pets that are loaded already; only when none of them is similar, others are loaded. */
  candidates: readonly Pet[];
  headingLevel: 'h2' | 'h3';
}

/** Similar pets; nothing when there are none. */
export function SimilarPets({ pet, candidates, headingLevel: Heading }: SimilarPetsProps) {
  // Those at first, so that they stay while the rest of a list loads.
  const [listed] = useState(() => similarPets(pet, candidates));
  const { data } = useQuery({ ...similarPetsQuery(pet), enabled: listed.length === 0 });
  const others = listed.length > 0 ? listed : data;
  const titleId = useId();
  const queries = useQueryClient();
  const location = useLocation();
  if (!others?.length) return null;

  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className="text-xl wrap-anywhere">
        {petDialogMessages.similarPets(pet.name)}
      </Heading>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        {others.map((other) => (
          <li key={other.id} className="group relative min-w-0">
            <div className="relative aspect-square overflow-hidden rounded-lg bg-sunken">
              <PetPhoto pet={other} sizes={PHOTO_SIZES} />
            </div>
            <p className="mt-1.5 line-clamp-2 font-semibold wrap-anywhere">
              <Link
                {...linkToOtherPet(location, other.id)}
                // It is known already, and shown at once.
                onClick={() => queries.setQueryData(petKey(other.id), other)}
                className="card-link group-hover:underline after:rounded-lg"
              >
                {other.name}
              </Link>
            </p>
            <p className="line-clamp-2 text-xs text-text-muted">
              {ageLabel(other.age_group, other.species, other.sex)} · {other.breed}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
