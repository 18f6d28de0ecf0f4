import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import noMatches from '../../../artwork/no-matches.svg';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { AlertButton } from '../../alerts/components/AlertButton.tsx';
import {
  changeTexts,
  matchTexts,
  NOTHING_AFTER_REFRESH_MESSAGE,
  partnerMatchingTexts,
} from '../matching-messages.ts';

interface NoMatchesProps {
  isRefreshed: boolean;
  view: MatchView;
  /** The name of the person with whom the user matches together. */
  partner: string | null;
}

export function NoMatches({ isRefreshed, view, partner }: NoMatchesProps) {
  return (
    <EmptyState
      picture={<img src={noMatches} alt="" width="240" height="180" className="h-48 w-auto" />}
      title={matchTexts.noMatches}
      action={
        <>
          <ButtonLink to="/questionnaire">{matchTexts.updatePreferences}</ButtonLink>
          <ButtonLink to="/pets" variant="secondary">
            {matchTexts.seeAllPets}
          </ButtonLink>
        </>
      }
    >
      <p>{whyEmpty({ isRefreshed, view, partner })}</p>
      <p className="mt-2">{changeTexts.alert}</p>
      <AlertButton search={null} />
    </EmptyState>
  );
}

function whyEmpty({ isRefreshed, view, partner }: NoMatchesProps): string {
  if (view === 'both') return partnerMatchingTexts.noneForBoth;
  if (view === 'partner') return partnerMatchingTexts.noneForPartner(partner ?? '');
  return isRefreshed ? NOTHING_AFTER_REFRESH_MESSAGE : matchTexts.noneForMe;
}
