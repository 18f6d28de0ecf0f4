import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import type { RelaxedAnswer } from '@pawmatch/contract/matching/relax-criteria';
import { useId } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { KEEPS_PET_IN_MIND } from '../../../lib/referred-pet.ts';
import { changeTexts as texts } from '../matching-messages.ts';
import { ExcludingAnswers } from './ExcludingAnswers.tsx';
import { HiddenPetNotice } from './HiddenPetNotice.tsx';
import { MatchOfReferredPet } from './MatchOfReferredPet.tsx';

interface PetVerdictCardProps {
  verdict: PetVerdict;
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  isRequested: boolean;
  /** The answers that are being changed. */
  changing: readonly RelaxedAnswer[];
  onRelax: (answers: RelaxedAnswer[]) => void;
  onSchedule: (petId: string) => void;
  onDismiss: () => void;
}

/** B2.11: the pet that somebody came for: how it fits, who put it aside, or which answers exclude it. */
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
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 grid grid-cols-[auto_1fr_auto] gap-4 rounded-xl border border-line bg-surface p-5 shadow-card"
    >
      <Thumbnail
        src={pet.primary_photo_url?.small ?? pet.image_url}
        fallback={<PawIcon className="size-7" />}
        className="size-20 rounded-lg"
      />
      <div className="min-w-0">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {texts.referred(pet.name)}
        </h2>
        <Link
          to={`/pets?petId=${pet.id}`}
          state={KEEPS_PET_IN_MIND}
          className="link inline-flex min-h-11 items-center text-sm wrap-anywhere"
        >
          {texts.seePet(pet.name)}
        </Link>
      </div>
      <IconButton label={texts.dismiss(pet.name)} icon={<CloseIcon />} onClick={onDismiss} />
      <div className="col-span-full min-w-0">
        {put_aside && <HiddenPetNotice pet={pet} hidden={put_aside} partner={partner} />}
        {match ? (
          <MatchOfReferredPet
            pet={pet}
            nameId={titleId}
            match={match}
            together={verdict.together ?? null}
            partner={partner}
            isRequested={isRequested}
            onSchedule={onSchedule}
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
