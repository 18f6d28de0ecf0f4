import type { Pet } from '@pawmatch/contract/pets/pet';
import { Badge } from '../../../components/ui/Badge.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { aboutText, storyText } from '../about-text.ts';
import { PetMore } from './PetMore.tsx';
import { SimilarPets } from './SimilarPets.tsx';

/** R2.40: the story of a pet; when it cannot be visited, also similar pets. */
export function PetStory({ pet, aboutId }: { pet: Pet; aboutId: string }) {
  const story = storyText(pet);
  return (
    <div className="grid gap-6">
      {pet.special_needs && (
        <Badge tone="accent" className="justify-self-start">
          Special Needs
        </Badge>
      )}
      <section aria-labelledby={aboutId}>
        <h3 id={aboutId} className="text-xl">
          About
        </h3>
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
      {pet.status !== 'Available' && <SimilarPets pet={pet} />}
      <PetMore pet={pet} />
    </div>
  );
}
