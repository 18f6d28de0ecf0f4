import { MATCHES_PAGE_SIZE } from '@pawmatch/contract/matching/matching-endpoints';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts';
import { AlertButton } from '../../alerts/components/AlertButton.tsx';
import { PetGridSkeleton } from '../../pets/components/PetGridSkeleton.tsx';
import { MyPutAside } from '../../put-aside/components/MyPutAside.tsx';
import { useLoosenAnswer } from '../api/loosen-answer.ts';
import { InvitationReminder } from '../components/InvitationReminder.tsx';
import { MatchGrid } from '../components/MatchGrid.tsx';
import { MatchProblemNotice } from '../components/MatchProblemNotice.tsx';
import { MatchTogether } from '../components/MatchTogether.tsx';
import { MatchViews } from '../components/MatchViews.tsx';
import { MoreMatches } from '../components/MoreMatches.tsx';
import { NoMatches } from '../components/NoMatches.tsx';
import { PetVerdictCard } from '../components/PetVerdictCard.tsx';
import { SharpenMatches } from '../components/SharpenMatches.tsx';
import { SuggestionsForMe } from '../components/SuggestionsForMe.tsx';
import { useMatches } from '../use-matches.ts';
import { usePetInMind } from '../use-pet-in-mind.ts';

/** R2.07, R2.43: the pets that fit, best first, and why. */
export function MatchResultsPage() {
  const matches = useMatches();
  const petInMind = usePetInMind(matches.canMatch);
  const loosen = useLoosenAnswer();
  // The pet in mind stands above the matches; they wait for it, so that they are not moved.
  const isPending = matches.isPending || (petInMind.isLoading && !matches.problem);
  const hasPets = matches.pets.length > 0 && !isPending;
  const fitting = matches.pets.filter(({ match }) => match?.fit !== 'further_away');
  const hasFew = fitting.length < MATCHES_PAGE_SIZE;
  const isLoaded = !isPending && !matches.problem;
  const isEmpty = isLoaded && !hasPets;
  const region = useFocusAfterRemoval<HTMLDivElement>();

  return (
    // The footer starts out of sight, because the content may be shorter than the skeleton.
    <div ref={region} className="page min-h-dvh pt-8 pb-16 sm:pt-12">
      <header className="mb-7 sm:mb-9">
        <h1 className="text-4xl">Your Perfect Matches</h1>
        {hasPets && (
          <p className="mt-2 max-w-text text-text-muted">
            The best fit comes first, and every card says why.
          </p>
        )}
        {isLoaded && <AlertButton search={null} />}
      </header>
      <InvitationReminder />
      {isPending && <PetGridSkeleton label="Loading your matches..." />}
      {matches.problem && (
        <MatchProblemNotice problem={matches.problem} onTryAgain={matches.tryAgain} />
      )}
      {isLoaded && (
        <div className="mb-6 grid gap-3 sm:grid-cols-2 sm:items-start">
          {matches.preferences && <SharpenMatches preferences={matches.preferences} />}
          <MatchTogether />
        </div>
      )}
      {matches.partner?.has_answered && (
        <MatchViews partner={matches.partner.name} view={matches.view} onChoose={matches.setView} />
      )}
      {isEmpty && <NoMatches isRefreshed={matches.isRefreshed} view={matches.view} />}
      {isLoaded && petInMind.verdict && (
        <PetVerdictCard
          verdict={petInMind.verdict}
          changing={loosen.isPending ? loosen.variables : null}
          onChange={loosen.mutate}
          onDismiss={petInMind.dismiss}
        />
      )}
      {hasPets && <MatchGrid pets={matches.pets} partner={matches.partner?.name ?? null} />}
      {hasPets && <MoreMatches {...matches} />}
      {/* Below the cards, which stay where they are when the suggestions come. */}
      {isLoaded && hasFew && matches.view === 'mine' && <SuggestionsForMe />}
      {isLoaded && <MyPutAside />}
    </div>
  );
}
