import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { shelterPath } from '@pawmatch/contract/shelter/public-shelter';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { useOrigin } from '../../../lib/origin.ts';
import { rememberReferredPet } from '../../../lib/storage/referred-pet.ts';
import { useVisitSubmission } from '../../visits/request/use-visit-submission.ts';
import { VisitForm } from '../../visits/request/VisitForm.tsx';
import { missingSlotMessages } from '../../visits/visits-messages.ts';
import { bondedMessages } from '../bonded-messages.ts';
import { ShareButtons } from '../card/ShareButtons.tsx';
import { WaitingTime } from '../card/WaitingTime.tsx';
import { linkToOtherPet } from '../dialog/use-pet-in-address.ts';
import { petMessages } from '../pet-messages.ts';
import { NoPhoto } from '../photos/NoPhoto.tsx';
import { factsId } from './PetFacts.tsx';
import { PetStory } from './PetStory.tsx';
import { petDialogMessages } from './pet-details-messages.ts';
import { SimilarPets } from './SimilarPets.tsx';
import { useHasAnswers, usePetQuestions } from './use-pet-questions.ts';
import { VisitInvitation } from './VisitInvitation.tsx';

/** Leads to the matches page, which compares the pet with the answers of the user. */
function MatchLink({ pet }: { pet: Pick<Pet, 'id' | 'name'> }) {
  const hasAnswers = useHasAnswers();
  // What stands below must not move when the link comes.
  if (hasAnswers === null) return <div className="min-h-11" />;
  if (!hasAnswers) return null;
  return (
    <Link
      to="/match-results"
      className="link inline-flex min-h-11 items-center justify-self-start wrap-anywhere"
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
  /** Pets that are loaded, among which similar ones are looked for. */
  others?: readonly Pet[];
  /** Shown below the story, in place of the link to the comparison with the user's answers. */
  children?: ReactNode;
}

/**
 * Name and story of a pet, or the visit form; a separate column from 1024 px. On phones, `PetFacts` stands
 * in fourth place.
 */
export function PetDetails({
  pet,
  titleId,
  isScheduling,
  onSchedule,
  onCancel,
  onDone,
  questions,
  headingLevel: Heading = 'h2',
  others = [],
  children,
}: PetDetailsProps) {
  const Subheading = Heading === 'h1' ? 'h2' : 'h3';
  const { submit, isBusy } = useVisitSubmission({ pet, onDone });
  const names = petNames(pet, pet.bonded_with);
  const origin = useOrigin();
  const isAvailable = pet.status === 'Available';
  const similar = <SimilarPets pet={pet} candidates={others} headingLevel={Subheading} />;
  const loadedQuestions = usePetQuestions(pet.id, isScheduling && !questions);
  const title = useRef<HTMLHeadingElement>(null);

  // The pressed button has been unmounted, so focus moves to the heading.
  const wasScheduling = useRef(isScheduling);
  useEffect(() => {
    if (wasScheduling.current !== isScheduling) title.current?.focus();
    wasScheduling.current = isScheduling;
  }, [isScheduling]);

  return (
    <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:min-h-0 lg:flex-col">
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long story is scrolled by keyboard, too.
        tabIndex={0}
        data-keeps-scroll
        className="contents lg:block lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-8 lg:pt-18 lg:pb-8 lg:-outline-offset-2"
      >
        <Heading
          ref={title}
          id={titleId}
          tabIndex={-1}
          data-read-out
          className="order-2 px-5 pt-4 text-3xl wrap-anywhere lg:px-0 lg:pt-0"
        >
          {isScheduling ? petDialogMessages.meet(names) : pet.name}
        </Heading>
        {/* Wide screens have the facts in another column; they are read after the story all the same. */}
        <div
          aria-owns={isScheduling ? undefined : factsId(titleId)}
          className={`order-3 px-5 pb-6 lg:px-0 lg:pb-0 ${isScheduling ? 'pt-4' : 'pt-1'}`}
        >
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
              {isAvailable && <WaitingTime pet={pet} />}
              {pet.lives_at && (
                <p>
                  {petDialogMessages.livesAt}{' '}
                  <Link className="link wrap-anywhere" to={shelterPath(pet.lives_at.slug)}>
                    {pet.lives_at.name}
                  </Link>
                </p>
              )}
              <div className="pt-4">
                <BondedPair pet={pet} />
                <PetStory pet={pet} aboutId={`${titleId}-about`} headingLevel={Subheading} />
              </div>
            </>
          )}
        </div>
        {!isScheduling && (
          <div data-after-facts className="order-5 grid gap-6 px-5 pb-6 lg:px-0 lg:pt-6 lg:pb-0">
            {!isAvailable && similar}
            {children ?? <MatchLink pet={pet} />}
            <div className="flex flex-wrap items-center justify-between gap-x-3 border-y border-line py-1">
              <p className="text-sm text-text-muted wrap-anywhere">
                {petDialogMessages.share(pet.name)}
              </p>
              <ShareButtons pet={pet} origin={origin} nameId={titleId} />
            </div>
            {isAvailable && similar}
          </div>
        )}
      </section>
      {!isScheduling && <VisitInvitation pet={pet} onSchedule={onSchedule} />}
    </div>
  );
}

/** The other pet of a bonded pair, with its photo, as a link to it. */
function BondedPair({ pet: { bonded_with: other } }: { pet: Pick<Pet, 'bonded_with'> }) {
  const location = useLocation();
  if (!other) return null;
  return (
    <Link
      {...linkToOtherPet(location, other.id)}
      className="mb-6 flex items-center gap-3 rounded-xl border border-line bg-sunken p-3 hover:border-action"
    >
      <Thumbnail
        src={other.primary_photo_url?.small ?? null}
        fallback={<NoPhoto pet={other} />}
        className="relative size-14 rounded-full"
      />
      <span className="min-w-0">
        <strong className="block font-semibold wrap-anywhere">
          {petMessages.bondedWith(other.name)}
        </strong>
        <span className="text-sm text-text-muted">{bondedMessages.hint}</span>
      </span>
    </Link>
  );
}
