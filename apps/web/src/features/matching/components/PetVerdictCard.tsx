import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import type { RelaxedAnswer } from '@pawmatch/contract/matching/relax-criteria';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { KEEPS_REFERRED_PET } from '../../../lib/storage/referred-pet.ts';
import { useBringBack } from '../../hidden-pets/hidden-pets-api.ts';
import { hiddenPetTexts } from '../../hidden-pets/hidden-pets-messages.ts';
import { OwnVisitOnCard } from '../../visits/own/OwnVisitNotice.tsx';
import { ScheduledVisit } from '../../visits/own/ScheduledVisit.tsx';
import { nextVisitWith, useOwnVisits } from '../../visits/own/use-own-visits.ts';
import { changeTexts as texts } from '../matching-messages.ts';
import { ExcludingAnswers } from './ExcludingAnswers.tsx';
import { MatchOfReferredPet } from './MatchOfReferredPet.tsx';

interface PetVerdictCardProps {
  verdict: PetVerdict;
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  /** In this tab, and no card of the matches says so. */
  isRequested: boolean;
  /** The answers that are being changed. */
  changing: readonly RelaxedAnswer[];
  onRelax: (answers: RelaxedAnswer[]) => void;
  onSchedule: (petId: string) => void;
  onDismiss: () => void;
}

/** The referred pet: how it matches, who has hidden it, or which answers exclude it; once a visit is requested, only that. */
export function PetVerdictCard({
  verdict,
  partner,
  isRequested,
  changing,
  onRelax,
  onSchedule,
  onDismiss,
}: PetVerdictCardProps) {
  const titleId = useId();
  const { pet, match, put_aside } = verdict;
  const [hasAsked, setHasAsked] = useState(false);
  const ownVisit = nextVisitWith(useOwnVisits().visits, pet.id);
  const isCompact = hasAsked && (isRequested || ownVisit !== undefined);
  const picture = (
    <Thumbnail
      src={pet.primary_photo_url?.small ?? pet.image_url}
      fallback={<PawIcon className="size-7" />}
      className={isCompact ? 'size-14 rounded-lg' : 'size-20 rounded-lg'}
    />
  );
  const dismiss = (
    <IconButton
      label={texts.dismiss(pet.name)}
      icon={<CloseIcon />}
      onClick={onDismiss}
      className="absolute end-2 top-2"
    />
  );
  // What speaks for the pet is not needed any more, so that the matches are near. Elsewhere on the page, where a visit
  // may be requested as well, this must not move.
  if (isCompact) {
    return (
      <section
        aria-labelledby={titleId}
        className="relative mb-6 flex items-center gap-4 rounded-xl border border-line bg-surface p-3 pe-13 shadow-card"
      >
        <h2 id={titleId} className="sr-only">
          {texts.referred(pet.name)}
        </h2>
        {picture}
        <div className="min-w-0 flex-1 sm:max-w-72">
          {ownVisit && !isRequested ? (
            <OwnVisitOnCard visit={ownVisit} />
          ) : (
            <ScheduledVisit visit={ownVisit} />
          )}
        </div>
        {dismiss}
      </section>
    );
  }
  return (
    <section
      aria-labelledby={titleId}
      className="relative mb-8 flex flex-wrap gap-4 rounded-xl border border-line bg-surface p-5 shadow-card"
    >
      {picture}
      <div className="min-w-0 flex-[1_1_9rem] pe-11">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {texts.referred(pet.name)}
        </h2>
        <Link
          to={`/pets?petId=${pet.id}`}
          state={KEEPS_REFERRED_PET}
          className="link inline-flex min-h-11 items-center text-sm wrap-anywhere"
        >
          {texts.seePet(pet.name)}
        </Link>
      </div>
      {dismiss}
      {/* Beside the name where there is room, so that the matches are near. */}
      <div className="w-full min-w-0 lg:flex-1 lg:px-8">
        {put_aside && <HiddenPetNotice pet={pet} hidden={put_aside} partner={partner} />}
        {match ? (
          <MatchOfReferredPet
            pet={pet}
            nameId={titleId}
            match={match}
            together={verdict.together ?? null}
            partner={partner}
            ownVisit={ownVisit}
            onSchedule={(petId) => {
              setHasAsked(true);
              onSchedule(petId);
            }}
          />
        ) : (
          <ExcludingAnswers
            exclusions={verdict.excluded_by}
            partner={partner}
            changing={changing}
            onRelax={onRelax}
          />
        )}
      </div>
    </section>
  );
}

interface HiddenPetNoticeProps {
  pet: Pet;
  hidden: NonNullable<PetVerdict['put_aside']>;
  partner: string | null;
}

/** The referred pet, or the other one of its pair, is hidden, with the way back. */
function HiddenPetNotice({ pet, hidden, partner }: HiddenPetNoticeProps) {
  const bringBack = useBringBack();
  const { pet_id: id, name, by_partner } = hidden;
  if (by_partner) return <p className="mb-3">{texts.hiddenByPartner(partner ?? '', name)}</p>;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{id === pet.id ? texts.hidden : texts.otherHidden(name)}</p>
      <Button
        size="sm"
        variant="secondary"
        busy={bringBack.isPending}
        aria-label={hiddenPetTexts.bringBackNamed(name)}
        onClick={() => bringBack.mutate({ id, name })}
      >
        {hiddenPetTexts.bringBack}
      </Button>
    </div>
  );
}
