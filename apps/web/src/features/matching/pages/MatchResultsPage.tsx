import { MATCHES_PAGE_SIZE } from '@pawmatch/contract/matching/matching-endpoints';
import { PARTNER_PANEL } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { unavailablePartner } from '@pawmatch/contract/pets/bonded-pair';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { forgetReferredPet, readReferredPet } from '../../../lib/storage/referred-pet.ts';
import { AlertButton } from '../../alerts/components/AlertButton.tsx';
import { useSession } from '../../auth/session-context.ts';
import { MyHiddenPets } from '../../hidden-pets/components/MyHiddenPets.tsx';
import { PartnerHiddenPets } from '../../household/components/PartnerHiddenPets.tsx';
import { useHousehold } from '../../household/household-api.ts';
import { PetGridSkeleton } from '../../pets/list/PetGridSkeleton.tsx';
import { useQueryInAddress } from '../../pets/search/use-query-in-address.ts';
import { nextVisitWith, useOwnVisits } from '../../visits/own/use-own-visits.ts';
import { isRequestedPet, useRequestedPets } from '../../visits/request/requested-pets.ts';
import { InvitationReminder } from '../components/InvitationReminder.tsx';
import { MatchGrid } from '../components/MatchGrid.tsx';
import { MatchProblemNotice } from '../components/MatchProblemNotice.tsx';
import { MatchViews } from '../components/MatchViews.tsx';
import { MoreMatches } from '../components/MoreMatches.tsx';
import { NoMatches } from '../components/NoMatches.tsx';
import { PartnerMatchingSection } from '../components/PartnerMatchingSection.tsx';
import { PartnershipEnded } from '../components/PartnershipEnded.tsx';
import { PetVerdictCard } from '../components/PetVerdictCard.tsx';
import { RequestVisitDialog } from '../components/RequestVisitDialog.tsx';
import { SharpenMatches } from '../components/SharpenMatches.tsx';
import { WhatWouldChange } from '../components/WhatWouldChange.tsx';
import { SHARPEN_PANEL } from '../match-results-state.ts';
import {
  type AnswerChanges,
  homeDetailsQuery,
  petVerdictQuery,
  useChangeAnswers,
} from '../matching-api.ts';
import { matchTexts, changeTexts as texts } from '../matching-messages.ts';
import { partnerMatchingQuery } from '../partner-matching-api.ts';
import { useMatches } from '../use-matches.ts';
import { wordVerdict } from '../word-for-partner.ts';

/** The pets that fit, best first, and why. */
export function MatchResultsPage() {
  const matches = useMatches();
  const partner = matches.partner?.name ?? null;
  const referredPet = useReferredPet(matches.canMatch, partner);
  const { verdict } = referredPet;
  const changes = useChangeAnswers();
  const visit = useVisitDialog();
  const requested = useRequestedPets();
  const { household, isLoading: isHouseholdLoading } = useHousehold();
  const isPanelLoading = usePanelOfAddress();
  // The referred pet, an open panel and a pending invitation stand above the matches, and cards say what the partner
  // likes. They wait, so that nothing moves.
  const isWhole =
    !matches.isPending &&
    !isPanelLoading &&
    (matches.problem !== null || (!referredPet.isLoading && !isHouseholdLoading));
  const wasWhole = useOnce(isWhole);
  const isPending = matches.isPending || !wasWhole;
  const hasPets = matches.pets.length > 0 && !isPending;
  const fitting = matches.pets.filter(({ match }) => match?.fit !== 'further_away');
  const hasFew = fitting.length < MATCHES_PAGE_SIZE;
  const isLoaded = !isPending && !matches.problem;
  const isEmpty = isLoaded && !hasPets;
  const scheduled = [
    ...matches.pets,
    ...(verdict ? [{ ...verdict.pet, match: verdict.match }] : []),
  ].find(({ id }) => id === visit.petId);

  return (
    // The footer starts out of sight, because the content may be shorter than the skeleton.
    <div className="page min-h-dvh pt-5 pb-16 sm:pt-12">
      <header className="mb-4 sm:mb-9">
        <h1 className="text-4xl">{matchTexts.title}</h1>
        {hasPets && (
          <p className="mt-2 max-w-text text-text-muted">{matchTexts.lede(matches.total)}</p>
        )}
        {hasPets && <AlertButton search={null} />}
      </header>
      {!isPending && <InvitationReminder className="mb-6" />}
      <PartnershipEnded formerPartner={matches.formerPartner} />
      {isPending && <PetGridSkeleton label={matchTexts.loading} />}
      {matches.problem && !isPending && (
        <MatchProblemNotice problem={matches.problem} onTryAgain={matches.tryAgain} />
      )}
      {isLoaded && (
        <div className="mb-6 grid gap-3 sm:grid-cols-2 sm:items-start">
          {matches.preferences && <SharpenMatches preferences={matches.preferences} />}
          <PartnerMatchingSection />
        </div>
      )}
      {matches.problem?.action === 'questionnaire' && !isPending && (
        <div className="mt-6">
          <PartnerMatchingSection />
        </div>
      )}
      {matches.partner?.has_answered && (
        <MatchViews partner={matches.partner.name} view={matches.view} onChoose={matches.setView} />
      )}
      {isLoaded && <UndoChange {...changes} />}
      {isLoaded && verdict && (
        <PetVerdictCard
          verdict={verdict}
          partner={partner}
          // Its card says so, if there is one.
          isRequested={
            isRequestedPet(requested, verdict.pet) &&
            !matches.pets.some(({ id }) => id === verdict.pet.id)
          }
          changing={changes.changing}
          onRelax={changes.relax}
          onSchedule={visit.open}
          onDismiss={referredPet.dismiss}
        />
      )}
      {isEmpty && (
        <NoMatches isRefreshed={matches.isRefreshed} view={matches.view} partner={partner} />
      )}
      {hasPets && (
        <MatchGrid
          pets={matches.pets}
          partner={partner}
          household={household}
          isOfPartner={matches.view === 'partner'}
          onSchedule={visit.open}
        />
      )}
      {hasPets && <MoreMatches {...matches} count={matches.pets.length} />}
      {/* Below the cards, which stay where they are when the suggestions come. */}
      {isLoaded && hasFew && matches.view !== 'partner' && (
        <WhatWouldChange
          view={matches.view}
          partner={partner}
          isEmpty={isEmpty}
          changes={changes}
        />
      )}
      {isLoaded && <MyHiddenPets />}
      {isLoaded && <PartnerHiddenPets />}
      {scheduled && <RequestVisitDialog pet={scheduled} onClose={visit.close} />}
    </div>
  );
}

/** True from the first time on. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

/** Whether what the panel in the address shows, such as `#together`, is still being loaded. */
function usePanelOfAddress(): boolean {
  const { hash } = useLocation();
  const isVisitor = useSession().status === 'visitor';
  const isShown = (id: string) => !isVisitor && hash === `#${id}`;
  const partner = useQuery({ ...partnerMatchingQuery, enabled: isShown(PARTNER_PANEL) });
  const home = useQuery({ ...homeDetailsQuery, enabled: isShown(SHARPEN_PANEL) });
  return partner.isLoading || home.isLoading;
}

/** How the referred pet matches, until it is dismissed or no longer available; none where a visit was planned before. */
function useReferredPet(canMatch: boolean, partner: string | null) {
  const [petId, setPetId] = useState(readReferredPet);
  const { visits, isLoading: areVisitsLoading } = useOwnVisits();
  // Not a visit that is requested on this page: the pet says so where it stands.
  const [visitsBefore, setVisitsBefore] = useState<readonly OwnVisit[] | null>(null);
  if (visitsBefore === null && !areVisitsLoading) setVisitsBefore(visits);
  const hasVisit = nextVisitWith(visitsBefore ?? [], petId ?? '') !== undefined;
  const { data, isLoading } = useQuery({
    ...petVerdictQuery(petId ?? ''),
    enabled: canMatch && petId !== null,
  });
  const isAvailable = data?.pet.status === 'Available' && !unavailablePartner(data.pet);
  return {
    verdict: petId && data && isAvailable && !hasVisit ? wordVerdict(data, partner) : null,
    isLoading: isLoading || areVisitsLoading,
    dismiss: () => {
      forgetReferredPet();
      setPetId(null);
    },
  };
}

/** State of the history entry of the visit dialog, so that going back closes it. */
interface ScheduledState {
  scheduledPetId?: string;
}

/** The pet for which a visit is being requested. */
function useVisitDialog() {
  const address = useQueryInAddress();
  const { scheduledPetId } = (address.state ?? {}) as ScheduledState;
  return {
    petId: scheduledPetId,
    open: (petId: string) =>
      address.push(address.query, { scheduledPetId: petId } satisfies ScheduledState),
    close: () => address.goBack(),
  };
}

/** Says that answers were changed, and takes that back, also from further down. */
function UndoChange({ undo, isUndoing }: Pick<AnswerChanges, 'undo' | 'isUndoing'>) {
  return (
    // There before what it reads out.
    <div role="status" className="stuck-below-nav z-10">
      {undo && (
        <Notice
          tone="success"
          className="mb-6 shadow-raised"
          action={
            <Button variant="secondary" size="sm" busy={isUndoing} onClick={undo}>
              {texts.undo}
            </Button>
          }
        >
          {texts.changed}
        </Notice>
      )}
    </div>
  );
}
