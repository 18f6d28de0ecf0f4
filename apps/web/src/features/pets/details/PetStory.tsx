import { ageLabel } from '@pawmatch/contract/pets/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { PetMore } from '../card/PetMore.tsx';
import { petMessages } from '../pet-messages.ts';
import { PetPhoto } from '../photos/PetPhoto.tsx';
import { aboutText, storyText } from './about-text.ts';
import { petDialogMessages } from './pet-details-messages.ts';
import { similarPetsQuery } from './similar-pets-query.ts';

const PHOTO_SIZES = '(min-width: 64rem) 8.5rem, (min-width: 40rem) 13rem, 30vw';

interface SimilarPetsProps {
  pet: Pet;
  headingLevel: 'h2' | 'h3';
}

/** Similar pets, for a pet that cannot be visited; nothing when there are none. */
function SimilarPets({ pet, headingLevel: Heading }: SimilarPetsProps) {
  const { data: others } = useQuery(similarPetsQuery(pet));
  const titleId = useId();
  if (!others?.length) return null;

  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className="text-xl wrap-anywhere">
        {petDialogMessages.similarPets(pet.name)}
      </Heading>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {others.map((other) => (
          <li key={other.id} className="group relative min-w-0">
            <div className="relative aspect-square overflow-hidden rounded-lg bg-sunken">
              <PetPhoto pet={other} sizes={PHOTO_SIZES} />
            </div>
            <p className="mt-1.5 truncate font-semibold">
              <Link
                to={`/pets?petId=${other.id}`}
                replace
                className="card-link group-hover:underline after:rounded-lg"
              >
                {other.name}
              </Link>
            </p>
            <p className="truncate text-xs text-text-muted">
              {ageLabel(other.age_group, other.species)} · {other.breed}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PetStoryProps {
  pet: Pet;
  aboutId: string;
  headingLevel?: 'h2' | 'h3' | undefined;
}

/** The story of a pet; when it cannot be visited, also similar pets. */
export function PetStory({ pet, aboutId, headingLevel: Heading = 'h3' }: PetStoryProps) {
  const story = storyText(pet);
  return (
    <div className="grid gap-6">
      {pet.special_needs && (
        <Badge tone="accent" className="justify-self-start">
          {petMessages.specialNeeds}
        </Badge>
      )}
      <section aria-labelledby={aboutId}>
        <Heading id={aboutId} className="text-xl">
          {petDialogMessages.about}
        </Heading>
        <p
          className={classNames(
            'mt-2 whitespace-pre-line wrap-anywhere',
            story && 'text-lg font-medium',
          )}
        >
          {aboutText(pet)}
        </p>
        {story && <p className="mt-3 whitespace-pre-line wrap-anywhere">{story}</p>}
      </section>
      {pet.status !== 'Available' && <SimilarPets pet={pet} headingLevel={Heading} />}
      <PetMore pet={pet} />
    </div>
  );
}
