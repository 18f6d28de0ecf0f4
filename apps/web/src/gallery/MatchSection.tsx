import { MatchGrid } from '../features/matching/components/MatchGrid.tsx';
import { MatchProblemNotice } from '../features/matching/components/MatchProblemNotice.tsx';
import { MoreMatches } from '../features/matching/components/MoreMatches.tsx';
import { NoMatches } from '../features/matching/components/NoMatches.tsx';
import { noPreferences } from '../features/matching/matching-messages.ts';
import { Section } from './Section.tsx';
import { pets } from './samples.ts';

const doNothing = () => undefined;

const matches = pets.map((pet, place) => ({
  ...pet,
  match: {
    score: 96 - place * 20,
    reasons: [
      { kind: 'match' as const, text: 'Calm, as you prefer' },
      { kind: 'miss' as const, text: 'Long hair' },
    ],
  },
}));

/** The matches page with its states. */
export function MatchSection() {
  return (
    <Section title="Matches page">
      <MatchGrid pets={matches} />
      <MoreMatches
        hasMore
        isLoadingMore={false}
        laterProblem={{
          message: 'Failed to load pet matches. Please try again later.',
          action: 'retry',
        }}
        loadMore={doNothing}
      />
      <NoMatches isRefreshed={false} />
      <MatchProblemNotice problem={noPreferences} onTryAgain={doNothing} />
    </Section>
  );
}
