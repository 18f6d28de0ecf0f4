import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import type { ComponentProps } from 'react';
import { rememberInvitation } from '../features/auth/pending-invitation.ts';
import { FactSuggestions } from '../features/fact-suggestions/components/FactSuggestions.tsx';
import { HiddenPetList } from '../features/hidden-pets/components/HiddenPetList.tsx';
import { HiddenPetSums } from '../features/hidden-pets/components/HiddenPetSums.tsx';
import { MyHiddenPets } from '../features/hidden-pets/components/MyHiddenPets.tsx';
import { SharingConsent } from '../features/match-sharing/components/SharingConsent.tsx';
import { SuitableAdopters } from '../features/match-sharing/components/SuitableAdopters.tsx';
import { InvitationForVisitor } from '../features/matching/components/InvitationForVisitor.tsx';
import { InvitationReminder } from '../features/matching/components/InvitationReminder.tsx';
import { MatchComparison } from '../features/matching/components/MatchComparison.tsx';
import { MatchGrid } from '../features/matching/components/MatchGrid.tsx';
import { MatchProblemNotice } from '../features/matching/components/MatchProblemNotice.tsx';
import { MatchViews } from '../features/matching/components/MatchViews.tsx';
import { MoreMatches } from '../features/matching/components/MoreMatches.tsx';
import { NoMatches } from '../features/matching/components/NoMatches.tsx';
import { PartnerMatchingSection } from '../features/matching/components/PartnerMatchingSection.tsx';
import { Partnership } from '../features/matching/components/Partnership.tsx';
import { PartnershipEnded } from '../features/matching/components/PartnershipEnded.tsx';
import { PetVerdictCard } from '../features/matching/components/PetVerdictCard.tsx';
import { SharpenMatches } from '../features/matching/components/SharpenMatches.tsx';
import { UndoChange } from '../features/matching/components/UndoChange.tsx';
import {
  HouseholdExclusions,
  Suggestions,
  WhatWouldChange,
} from '../features/matching/components/WhatWouldChange.tsx';
import { noPreferences } from '../features/matching/match-problem.ts';
import { MostWantedFacts } from '../features/most-wanted-facts/components/MostWantedFacts.tsx';
import { buildMatch, buildReason } from '../testing/build-match.ts';
import { Section } from './Section.tsx';
import { aboutAdopter, household, pets } from './samples.ts';

const familyPreferences = toPreferences({
  ...emptyQuestionnaire,
  ...aboutAdopter,
  pet_purpose: 'MyFamily',
  has_children: true,
});

rememberInvitation('/match-together?token=gallery');

const partner: ComponentProps<typeof Partnership>['partner'] = {
  name: 'Sam',
  has_answered: false,
  joined_at: '2026-11-20T15:00:00.000Z',
  differences: [
    {
      question: 'has_children',
      text: 'Are there children in the home?',
      ...{ yours: 'Yes', theirs: 'No' },
    },
  ],
};

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
      <InvitationReminder />
      <MatchGrid
        pets={matches}
        partner="Sam"
        household={household}
        isOfPartner={false}
        onSchedule={doNothing}
      />
      <PartnershipEnded formerPartner="Sam" />
      <InvitationForVisitor name="Sam" />
      <Partnership partner={partner} />
      <MatchViews partner="Sam" view="both" onChoose={doNothing} />
      <PartnerMatchingSection />
      <SharpenMatches preferences={familyPreferences} />
      <MatchComparison pet={pets[0]} match={buildMatch({ reasons })} />
      <Suggestions
        suggestions={[
          { answer: 'preferred_size', text: 'Any size', whose: 'you', more: 12 },
          {
            answer: 'accepts_special_needs',
            text: 'Pets with special needs too',
            whose: 'partner',
            more: 1,
          },
        ]}
        partner="Sam"
        changing={['preferred_size']}
        onChoose={doNothing}
      />
      <WhatWouldChange
        view="mine"
        partner={null}
        isEmpty
        changes={{ changing: [], relax: doNothing }}
      />
      <HouseholdExclusions exclusions={[{ cause: 'cats', pets: 12 }]} />
      <UndoChange undo={doNothing} isUndoing={false} />
      <PetVerdictCard
        verdict={{
          pet: pets[0],
          match: buildMatch({ reasons }),
          excluded_by: [],
          put_aside: { pet_id: pets[0].id, name: pets[0].name, by_partner: false },
        }}
        partner={null}
        isRequested={false}
        changing={[]}
        onRelax={doNothing}
        onSchedule={doNothing}
        onDismiss={doNothing}
      />
      <PetVerdictCard
        verdict={{
          pet: pets[1],
          match: null,
          excluded_by: [
            {
              cause: 'species',
              text: 'You are looking for a dog',
              of_partner: false,
              answer: null,
            },
            {
              cause: 'cats',
              text: 'Known not to suit a home with a cat',
              of_partner: false,
              answer: null,
            },
          ],
          put_aside: null,
        }}
        partner={null}
        isRequested={false}
        changing={[]}
        onRelax={doNothing}
        onSchedule={doNothing}
        onDismiss={doNothing}
      />
      <HiddenPetList
        pets={[
          { pet_id: pets[2].id, name: 'Rex', reason: 'size', created_at: '2026-11-20T15:00:00Z' },
        ]}
        isBusy={false}
        onReason={doNothing}
        onBringBack={doNothing}
      />
      <MyHiddenPets />
      <HiddenPetSums petId={pets[0].id} />
      <FactSuggestions petId={pets[0].id} version={1} onAccept={async () => undefined} />
      <SharingConsent />
      <SuitableAdopters petId={pets[0].id} />
      <MostWantedFacts onAnswer={async () => undefined} />
      <MoreMatches
        count={6}
        hasMore
        isLoadingMore={false}
        laterProblem={{
          message: 'Failed to load pet matches. Please try again later.',
          action: 'retry',
        }}
        loadMore={doNothing}
      />
      <NoMatches isRefreshed={false} view="mine" partner={null} />
      <MatchProblemNotice problem={noPreferences} onTryAgain={doNothing} />
    </Section>
  );
}
