import { fitWords } from '@pawmatch/contract/matching/fit';
import type { LoosenedAnswer } from '@pawmatch/contract/matching/loosen';
import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import { useId } from 'react';
import { Link } from 'react-router';
import { Thumbnail } from '../../../components/admin/Thumbnail.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { matchTexts } from '../matching-messages.ts';
import { sortReasons } from '../sort-reasons.ts';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { MatchSummary } from './MatchSummary.tsx';

interface PetVerdictCardProps {
  verdict: PetVerdict;
  /** The answer that is being changed. */
  changing: LoosenedAnswer | null;
  onChange: (answer: LoosenedAnswer) => void;
  onDismiss: () => void;
}

/** B2.11: the pet that somebody came for: how it fits, or which answers exclude it. */
export function PetVerdictCard({ verdict, changing, onChange, onDismiss }: PetVerdictCardProps) {
  const titleId = useId();
  const { pet, match, excluded_by } = verdict;
  const { known, household } = sortReasons(match);
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 flex flex-wrap items-start gap-4 rounded-xl border border-line bg-surface p-5 shadow-card"
    >
      <Thumbnail
        src={pet.primary_photo_url?.small ?? pet.image_url}
        fallback={<PawIcon className="size-7" />}
        className="size-20 rounded-lg"
      />
      <div className="min-w-56 flex-1">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {matchTexts.inMind(pet.name)}
        </h2>
        {match ? (
          <>
            <p className="mt-1 text-sm text-text-muted">
              {matchTexts.verdict(fitWords[match.fit], matchTexts.met(match))}
            </p>
            <HouseholdQuestions reasons={household} />
            <div className="mt-3">
              <MatchReasons reasons={known.slice(0, 3)} />
            </div>
            {match.bonded_with && (
              <MatchSummary
                name={match.bonded_with.name}
                match={match.bonded_with}
                isExpanded={false}
                isPartner
              />
            )}
          </>
        ) : (
          <>
            <p className="mt-1 text-sm text-text-muted">{matchTexts.excluded}</p>
            <ul className="mt-2 grid gap-2 text-sm">
              {excluded_by.map(({ cause, text, answer }) => (
                <li key={cause} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  {text}
                  {answer && (
                    <Button
                      size="sm"
                      variant="secondary"
                      busy={changing === answer}
                      disabled={changing !== null}
                      aria-label={matchTexts.change(text)}
                      onClick={() => onChange(answer)}
                    >
                      {matchTexts.changeThis}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to={`/pets?petId=${pet.id}`} className="mt-3 link inline-block text-sm">
          {matchTexts.seePet(pet.name)}
        </Link>
      </div>
      <IconButton label={matchTexts.dismiss(pet.name)} icon={<CloseIcon />} onClick={onDismiss} />
    </section>
  );
}
