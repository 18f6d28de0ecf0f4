import { useQuery } from '@tanstack/react-query';
import { AskToAdopt } from '../features/adoptions/own/AskToAdopt.tsx';
import { OwnAdoptions } from '../features/adoptions/own/OwnAdoptions.tsx';
import { ownAdoptionsQuery } from '../features/adoptions/own/own-adoptions-api.ts';
import { currentUserQuery } from '../features/auth/auth-api.ts';
import { AccountSection } from '../features/dashboard/components/AccountSection.tsx';
import { DashboardSkeleton } from '../features/dashboard/components/DashboardSkeleton.tsx';
import { PreferencesSection } from '../features/dashboard/components/PreferencesSection.tsx';
import { VisitsSection } from '../features/dashboard/components/VisitsSection.tsx';
import { ShelterSection, WaitingSection } from '../features/dashboard/pages/UserDashboardPage.tsx';
import { HouseholdSection } from '../features/household/components/HouseholdSection.tsx';
import { PartnerHiddenPets } from '../features/household/components/PartnerHiddenPets.tsx';
import { WaitingPeople } from '../features/visits/staff/WaitingPeople.tsx';
import { myVisitsQuery } from '../features/visits/visits-api.ts';
import { Section } from './Section.tsx';
import {
  adopter,
  household,
  visits as ownVisits,
  pets,
  shelter,
  timeZone,
  waitingPlaces,
} from './samples.ts';

/** The parts of an adopter's dashboard. */
export function DashboardSection() {
  const visits = useQuery(myVisitsQuery);
  const adoptions = useQuery(ownAdoptionsQuery);
  const person = useQuery(currentUserQuery);
  return (
    <Section title="Dashboard of adopters">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OwnAdoptions query={adoptions} />
        <AskToAdopt pet={pets[1]} />
        <WaitingSection places={waitingPlaces} />
        <HouseholdSection household={household} />
        <PartnerHiddenPets />
        <WaitingPeople petId={pets[0].id} timeZone={timeZone} />
        <VisitsSection
          query={visits}
          upcoming={ownVisits.slice(0, 1)}
          past={ownVisits.slice(1)}
          onChoose={() => undefined}
        />
        <PreferencesSection person={person} />
        <ShelterSection shelter={shelter} />
        <AccountSection phone={adopter.phone_number} />
      </div>
      <DashboardSkeleton />
    </Section>
  );
}
