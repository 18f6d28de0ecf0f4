import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import noMatches from '../../../artwork/no-matches.svg';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { NOTHING_AFTER_REFRESH_MESSAGE } from '../matching-messages.ts';
import { togetherTexts } from '../together-messages.ts';

/** R2.44, R8.29 */
export function NoMatches({ isRefreshed, view }: { isRefreshed: boolean; view: MatchView }) {
  return (
    <EmptyState
      picture={<img src={noMatches} alt="" className="h-48" />}
      title="No matches found"
      action={
        <>
          <ButtonLink to="/questionnaire">Update Preferences</ButtonLink>
          <ButtonLink to="/pets" variant="secondary">
            See all pets
          </ButtonLink>
        </>
      }
    >
      {view === 'both'
        ? togetherTexts.noneForBoth
        : isRefreshed
          ? NOTHING_AFTER_REFRESH_MESSAGE
          : 'No pet fits everything you wished for. A little more room in your preferences may help.'}
    </EmptyState>
  );
}
