import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { rememberReferredPet } from '../../../lib/referred-pet.ts';
import { useVisitSubmission } from '../../visits/request/use-visit-submission.ts';
import { VisitForm } from '../../visits/request/VisitForm.tsx';
import { missingSlotMessages } from '../../visits/visits-messages.ts';
import { BondedPair } from './BondedPair.tsx';
import { PetStory } from './PetStory.tsx';
import { petDialogMessages } from './pet-details-messages.ts';
import { useHasAnswers, usePetQuestions } from './use-pet-questions.ts';
import { VisitInvitation } from './VisitInvitation.tsx';

/** Leads to the matches page, which compares the pet with the answers of the user. */
function MatchLink({ pet }: { pet: Pick<Pet, 'id' | 'name'> }) {
  if (!useHasAnswers()) return null;
  return (
    <Link
      to="/match-results"
      className="link mt-5 inline-flex min-h-11 items-center wrap-anywhere"
      onClick={() => rememberReferredPet(pet.id)}
    >
      {petDialogMessages.howItMatches(pet.name)}
    </Link>
  );
}

interface PetDetailsProps {
  pet: Pet;
  titleId: string;
  isScheduling: boolean;
  onSchedule: () => void;
  onCancel: () => void;
  /** The visit was requested, or that failed: closes the dialog. */
  onDone: () => void;
  /** Those that can be sent with a visit request; loaded with the form when they are not given. */
  questions?: readonly string[] | undefined;
  /** Of the pet's name. */
  headingLevel?: 'h1' | 'h2';
  /** Shown below the story, in place of the link to the comparison with the user's answers. */
  children?: ReactNode;
}

/** Name and story of a pet, or the visit form; a separate column from 1024 px. */
export function PetDetails({
  pet,
  titleId,
  isScheduling,
  onSchedule,
  onCancel,
  onDone,
  questions,
  headingLevel: Heading = 'h2',
  children,
}: PetDetailsProps) {
  const { submit, isBusy } = useVisitSubmission({ pet, onDone });
  const names = petNames(pet, pet.bonded_with);
  const loadedQuestions = usePetQuestions(pet.id, isScheduling && !questions);
  const title = useRef<HTMLHeadingElement>(null);

  // The pressed button has been unmounted, so focus moves to the heading.
  const wasScheduling = useRef(isScheduling);
  useEffect(() => {
    if (wasScheduling.current !== isScheduling) title.current?.focus();
    wasScheduling.current = isScheduling;
  }, [isScheduling]);

  return (
    <div className="contents lg:flex lg:min-h-0 lg:flex-1 lg:flex-col">
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long story is scrolled by keyboard, too.
        tabIndex={0}
        className="contents lg:block lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-8 lg:pt-7 lg:pb-8 lg:-outline-offset-2"
      >
        <Heading
          ref={title}
          id={titleId}
          tabIndex={-1}
          data-read-out
          className="order-2 px-5 pt-5 text-3xl wrap-anywhere lg:me-22 lg:px-0 lg:pt-0"
        >
          {isScheduling ? petDialogMessages.meet(names) : pet.name}
        </Heading>
        <div className="order-4 px-5 pt-5 pb-6 lg:px-0 lg:pb-0">
          {isScheduling ? (
            <VisitForm
              petId={pet.id}
              petName={names}
              missingMessage={missingSlotMessages.detail}
              isBusy={isBusy}
              questions={questions ?? loadedQuestions}
              onSubmit={submit}
              onCancel={onCancel}
            />
          ) : (
            <>
              <BondedPair pet={pet} />
              <PetStory
                pet={pet}
                aboutId={`${titleId}-about`}
                headingLevel={Heading === 'h1' ? 'h2' : 'h3'}
              />
              {children ?? <MatchLink pet={pet} />}
            </>
          )}
        </div>
      </section>
      {!isScheduling && <VisitInvitation pet={pet} onSchedule={onSchedule} />}
    </div>
  );
}
