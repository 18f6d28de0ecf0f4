import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import { DecidingFacts } from '../features/deciding-facts/components/DecidingFacts.tsx';
import { SharingConsent } from '../features/match-sharing/components/SharingConsent.tsx';
import { SuitableAdopters } from '../features/match-sharing/components/SuitableAdopters.tsx';
import { MatchComparison } from '../features/matching/components/MatchComparison.tsx';
import { MatchGrid } from '../features/matching/components/MatchGrid.tsx';
import { MatchProblemNotice } from '../features/matching/components/MatchProblemNotice.tsx';
import { MatchTogether } from '../features/matching/components/MatchTogether.tsx';
import { MatchViews } from '../features/matching/components/MatchViews.tsx';
import { MoreMatches } from '../features/matching/components/MoreMatches.tsx';
import { NoMatches } from '../features/matching/components/NoMatches.tsx';
import { PetVerdictCard } from '../features/matching/components/PetVerdictCard.tsx';
import { SharpenMatches } from '../features/matching/components/SharpenMatches.tsx';
import { Suggestions } from '../features/matching/components/Suggestions.tsx';
import { SuggestionsForMe } from '../features/matching/components/SuggestionsForMe.tsx';
import { noPreferences } from '../features/matching/matching-messages.ts';
import { MyPutAside } from '../features/put-aside/components/MyPutAside.tsx';
import { PutAsideList } from '../features/put-aside/components/PutAsideList.tsx';
import { PutAsideSums } from '../features/put-aside/components/PutAsideSums.tsx';
import { SuggestedFacts } from '../features/suggested-facts/components/SuggestedFacts.tsx';
import { buildMatch, buildReason } from '../testing/build-match.ts';
import { Section } from './Section.tsx';
import { aboutAdopter, pets } from './samples.ts';

const familyWishes = toPreferences({
  ...emptyQuestionnaire,
  ...aboutAdopter,
  pet_purpose: 'MyFamily',
  has_children: true,
});

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
      <MatchGrid pets={matches} partner="Sam" />
      <MatchViews partner="Sam" view="both" onChoose={doNothing} />
      <MatchTogether />
      <SharpenMatches preferences={familyWishes} />
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
      <PetVerdictCard
        verdict={{
          pet: pets[1],
          match: null,
          excluded_by: [
            {
              cause: 'species',
              text: 'You are looking for a dog',
              answer: 'preferred_species',
            },
            { cause: 'cats', text: 'Known not to suit a home with a cat', answer: null },
          ],
        }}
        changing={null}
        onChange={doNothing}
        onDismiss={doNothing}
      />
      <PutAsideList
        pets={[
          { pet_id: pets[2].id, name: 'Rex', reason: 'size', created_at: '2026-11-20T15:00:00Z' },
        ]}
        isBusy={false}
        onReason={doNothing}
        onBringBack={doNothing}
      />
      <MyPutAside />
      <PutAsideSums petId={pets[0].id} />
      <SuggestedFacts petId={pets[0].id} version={1} onAccept={async () => undefined} />
      <SharingConsent />
      <SuitableAdopters petId={pets[0].id} />
      <DecidingFacts onAnswer={async () => undefined} />
      <MoreMatches
        hasMore
        isLoadingMore={false}
        laterProblem={{
          message: 'Failed to load pet matches. Please try again later.',
          action: 'retry',
        }}
        loadMore={doNothing}
      />
      <NoMatches isRefreshed={false} view="mine" />
      <MatchProblemNotice problem={noPreferences} onTryAgain={doNothing} />
    </Section>
  );
}
