import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { yesNoUnknownFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { trainingTraitLabels } from '@pawmatch/contract/pets/pet-messages';
import { classNames } from '../../../components/ui/class-names.ts';
import { langOf } from '../../../lib/text/language.ts';
import { optionalTags, petTags } from '../pet-facts.ts';
import { petMoreMessages } from '../pet-more-messages.ts';
import { petDialogMessages } from './pet-details-messages.ts';

/** Below the photo on wide screens, below the story on phones. */
const PLACE =
  '@container order-4 px-5 pb-6 lg:col-start-1 lg:row-start-2 lg:overflow-y-auto lg:px-8 lg:pt-5';

/** The id of the facts below the name of a pet. */
export const factsId = (titleId: string) => `${titleId}-facts`;

interface PetFactsProps {
  pet: Pet;
  /** Of the pet's name. */
  titleId: string;
  headingLevel: 'h2' | 'h3';
  className?: string;
}

/** What is known of a pet, in two columns where there is room, each value beside its label or below it; and the shelter's notes. */
export function PetFacts({ pet, titleId, headingLevel: Heading, className }: PetFactsProps) {
  const traits = pet.training_traits.map((trait) => trainingTraitLabels[trait]);
  const training = { label: petMoreMessages.training, value: traits.join(', ') };
  const answers = yesNoUnknownFactNames.flatMap((name) =>
    name in petDialogMessages.company || pet[name] === null
      ? []
      : {
          label: petFactMessages[name].label,
          value: pet[name] ? petMoreMessages.yes : petMoreMessages.no,
        },
  );
  const facts = [
    ...petTags(pet),
    ...optionalTags(pet),
    ...answers,
    ...(traits.length > 0 ? [training] : []),
  ];
  const notes = pet.shelter_notes?.trim();
  return (
    <div data-facts id={factsId(titleId)} className={classNames(PLACE, className)}>
      <Heading className="text-xl">{petDialogMessages.facts}</Heading>
      <dl className="mt-1 grid gap-x-6 text-sm @min-[20rem]:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-w-0 flex-wrap items-baseline gap-x-2 border-b border-line py-1.5"
          >
            <dt className="flex-none text-xs text-text-muted">{label}</dt>
            <dd className="ms-auto min-w-0 text-end leading-snug font-medium text-balance wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {notes && (
        <>
          <Heading className="mt-5 text-xl">{petMoreMessages.shelterNotes}</Heading>
          <p lang={langOf(pet.language)} className="mt-1 whitespace-pre-line wrap-anywhere">
            {notes}
          </p>
        </>
      )}
    </div>
  );
}
