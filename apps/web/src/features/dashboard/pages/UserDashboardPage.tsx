import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { WaitingPlace } from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { ownContractsQuery } from '../../adoption-papers/adoption-papers-api.ts';
import { OwnContracts } from '../../adoption-papers/components/OwnContracts.tsx';
import { OwnAdoptions } from '../../adoptions/own/OwnAdoptions.tsx';
import { ownAdoptionsQuery } from '../../adoptions/own/own-adoptions-api.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { HouseholdSection } from '../../household/components/HouseholdSection.tsx';
import { useHousehold } from '../../household/household-api.ts';
import { InvitationReminder } from '../../matching/components/InvitationReminder.tsx';
import {
  hasContactDetails,
  ShelterContactDetails,
} from '../../shelter/components/ShelterContactDetails.tsx';
import { shelterQuery } from '../../shelter/shelter-api.ts';
import { OwnVisitDialogs, type VisitChoice } from '../../visits/own/OwnVisitDialogs.tsx';
import { splitVisits } from '../../visits/own/own-visit.ts';
import { WaitingPlaceCard } from '../../visits/own/WaitingPlaceCard.tsx';
import { myVisitsQuery, waitingPlacesQuery } from '../../visits/visits-api.ts';
import { waitingListMessages as messages } from '../../visits/waiting-list-messages.ts';
import { AccountSection } from '../components/AccountSection.tsx';
import { PreferencesSection } from '../components/PreferencesSection.tsx';
import { VisitsSection } from '../components/VisitsSection.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';

/** Where the visits take place; nothing without contact details. */
function ShelterSection({ shelter }: { shelter: Shelter | undefined }) {
  if (!hasContactDetails(shelter)) return null;
  return (
    <TitledCard
      id="find-the-shelter"
      title={dashboardMessages.findShelter({ name: shelter.name })}
      titleSize="text-2xl"
    >
      <ShelterContactDetails shelter={shelter} />
    </TitledCard>
  );
}

/** The pets for whose free times the user or the partner waits; nothing without one. */
function WaitingSection({ places }: { places: readonly WaitingPlace[] | undefined }) {
  if (!places?.length) return null;
  return (
    <TitledCard id="waiting" title={messages.title} titleSize="text-2xl">
      {places.map((place) => (
        <WaitingPlaceCard key={`${place.pet_id} ${place.is_partners}`} place={place} />
      ))}
    </TitledCard>
  );
}

/** Visits, preferences and account of the user. */
export function UserDashboardPage() {
  // Rendered together: a section that loads later would move the others.
  const visits = useQuery(myVisitsQuery);
  // After the visits: with a token that has ended, fewer calls are refused and repeated.
  const enabled = visits.isSuccess && !visits.isFetching;
  const waiting = useQuery({ ...waitingPlacesQuery, enabled });
  const adoptions = useQuery({ ...ownAdoptionsQuery, enabled });
  const hasAdoptions = (adoptions.data?.length ?? 0) > 0;
  const contracts = useQuery({ ...ownContractsQuery, enabled: enabled && hasAdoptions });
  const shelter = useQuery(shelterQuery);
  const person = useQuery(currentUserQuery);
  // Only for the first load: a section that is retried must not hide the others.
  const later =
    visits.errorUpdateCount > 0 ? [] : [waiting, adoptions, ...(hasAdoptions ? [contracts] : [])];
  const awaited = [visits, ...later, shelter, person];
  const { household, isLoading: isHouseholdLoading } = useHousehold();
  const isLoading =
    isHouseholdLoading || !awaited.every(({ data, isFetched }) => data || isFetched);
  // What is asked for later, such as contracts after the first adoption, hides nothing.
  const [isLoaded, setIsLoaded] = useState(false);
  if (!isLoading && !isLoaded) setIsLoaded(true);
  const [choice, setChoice] = useState<VisitChoice | null>(null);
  const { upcoming, past } = splitVisits(visits.data ?? [], new Date());
  return (
    <div className="page grid min-h-dvh content-start gap-8 py-8 sm:py-12">
      <h1 className="text-4xl">{dashboardMessages.title}</h1>
      <InvitationReminder />
      {!isLoading && person.data?.email_confirmed === false && (
        <ConfirmEmailNotice email={person.data.email} />
      )}
      {isLoading && !isLoaded ? (
        <DashboardSkeleton />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1.3fr_1fr]">
          <div className="grid gap-6">
            <OwnAdoptions query={adoptions} />
            <OwnContracts contracts={contracts.data} />
            <WaitingSection places={waiting.data} />
            <VisitsSection query={visits} upcoming={upcoming} past={past} onChoose={setChoice} />
            <HouseholdSection household={household} />
          </div>
          <div className="grid gap-6">
            <PreferencesSection person={person} />
            <AccountSection phone={person.data?.phone_number} />
            <ShelterSection shelter={shelter.data} />
          </div>
        </div>
      )}
      <OwnVisitDialogs choice={choice} onClose={() => setChoice(null)} />
    </div>
  );
}

/** The dashboard while it loads. */
function DashboardSkeleton() {
  return (
    <div
      role="status"
      aria-label={dashboardMessages.loading}
      className="grid items-start gap-6 lg:grid-cols-[1.3fr_1fr]"
    >
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-6 w-1/4" />
        {['first', 'second'].map((place) => (
          <Card key={place} className="grid gap-4">
            <div className="flex gap-4">
              <Skeleton className="size-20 flex-none rounded-lg sm:size-28" />
              <div className="grid flex-1 content-center gap-2">
                <Skeleton className="h-6 w-1/3" />
                <Skeleton className="h-5 w-2/3" />
              </div>
            </div>
            <Skeleton className="h-24" />
          </Card>
        ))}
      </div>
      <Card className="grid content-start gap-4">
        <Skeleton className="mb-2 h-8 w-1/2" />
        {['type', 'age', 'sex', 'size', 'activity', 'hair', 'needs', 'experience'].map((row) => (
          <div key={row} className="flex justify-between gap-4">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-5 w-1/4" />
          </div>
        ))}
      </Card>
    </div>
  );
}
