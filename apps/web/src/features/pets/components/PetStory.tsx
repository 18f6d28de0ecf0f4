import type { Pet } from '@pawmatch/contract/pets/pet';
import { Badge } from '../../../components/ui/Badge.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { aboutText, storyText } from '../about-text.ts';
import { petDialogMessages } from '../pet-dialog-messages.ts';
import { petMessages } from '../pet-messages.ts';
import { PetMore } from './PetMore.tsx';
import { SimilarPets } from './SimilarPets.tsx';

interface PetStoryProps {
  pet: Pet;
  aboutId: string;
  headingLevel?: 'h2' | 'h3' | undefined;
}

/** R2.40: the story of a pet; when it cannot be visited, also similar pets. */
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
