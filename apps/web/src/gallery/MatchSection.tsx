import { MatchComparison } from '../features/matching/components/MatchComparison.tsx';
import { MatchGrid } from '../features/matching/components/MatchGrid.tsx';
import { MatchProblemNotice } from '../features/matching/components/MatchProblemNotice.tsx';
import { MoreMatches } from '../features/matching/components/MoreMatches.tsx';
import { NoMatches } from '../features/matching/components/NoMatches.tsx';
import { Suggestions } from '../features/matching/components/Suggestions.tsx';
import { SuggestionsForMe } from '../features/matching/components/SuggestionsForMe.tsx';
import { noPreferences } from '../features/matching/matching-messages.ts';
import { buildMatch, buildReason } from '../testing/build-match.ts';
import { Section } from './Section.tsx';
import { pets } from './samples.ts';

const doNothing = () => undefined;

const reasons = [
  buildReason({
    aspect: 'children',
    label: 'Children',
    kind: 'unknown',
    text: 'Ask the shelter about children',
    is_household: true,
    yours: 'There are children',
    question: 'How does this pet get on with children?',
    points: 8,
  }),
  buildReason(),
  buildReason({ aspect: 'hair', label: 'Coat', kind: 'miss', text: 'Long coat', points: 0 }),
];

const matches = [
  { ...pets[0], match: buildMatch({ score: 92, reasons }) },
  { ...pets[1], match: buildMatch({ score: 100, fit: 'worth_meeting', reasons: [] }) },
  { ...pets[2], match: buildMatch({ score: 41, fit: 'further_away', reasons }) },
];

/** The matches page with its states. */
export function MatchSection() {
  return (
    <Section title="Matches page">
      <MatchGrid pets={matches} />
      <MatchComparison pet={pets[0]} match={buildMatch({ reasons })} />
      <Suggestions
        suggestions={[
          { answer: 'preferred_size', text: 'Any size', more: 12 },
          { answer: 'accepts_special_needs', text: 'Pets with special needs too', more: 1 },
        ]}
        changing="preferred_size"
        onChoose={doNothing}
      />
      <SuggestionsForMe />
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
