import type { Pet } from '@pawmatch/contract/pets/pet';
import { Badge } from '../../../components/ui/Badge.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { EarlierHomeWords } from '../../returns/components/EarlierHomeWords.tsx';
import { petMessages } from '../pet-messages.ts';
import { aboutText, storyOf, storyText } from './about-text.ts';
import { GoodWith } from './GoodWith.tsx';
import { petDialogMessages } from './pet-details-messages.ts';

interface PetStoryProps {
  pet: Pet;
  aboutId: string;
  headingLevel: 'h2' | 'h3';
}

/** The story of a pet, and who it is good with. */
export function PetStory({ pet, aboutId, headingLevel: Heading }: PetStoryProps) {
  const { lang, ...told } = storyOf(pet);
  const story = storyText(told);
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
          lang={lang}
          className={classNames(
            'mt-2 whitespace-pre-line wrap-anywhere',
            story && 'text-lg font-medium',
          )}
        >
          {aboutText({ ...told, name: pet.name })}
        </p>
        {story && (
          <p lang={lang} className="mt-3 whitespace-pre-line wrap-anywhere">
            {story}
          </p>
        )}
      </section>
      <EarlierHomeWords pet={pet} />
      <GoodWith pet={pet} headingLevel={Heading} />
    </div>
  );
}
