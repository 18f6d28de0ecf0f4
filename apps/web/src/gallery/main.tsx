/*
 * The component gallery: `npm run gallery`. The production build does not contain it. `?viewer=adopter`
 * and `?open=dialog` choose a state; the theme switch is in the navigation.
 */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Button } from '../components/ui/Button.tsx';
import { PasswordField } from '../components/ui/PasswordField.tsx';
import { PhoneField } from '../components/ui/PhoneField.tsx';
import { TextField } from '../components/ui/TextField.tsx';
import { ownSessionsQuery } from '../features/account/account-api.ts';
import { ConfirmWithPassword } from '../features/account/components/ConfirmWithPassword.tsx';
import { DeleteAccountSection } from '../features/account/components/DeleteAccountSection.tsx';
import { DetailsForm } from '../features/account/components/DetailsForm.tsx';
import { ProfileSection } from '../features/account/components/ProfileSection.tsx';
import { SessionsSection } from '../features/account/components/SessionsSection.tsx';
import { DataSection, PasswordSection } from '../features/account/pages/AccountPage.tsx';
import { AuthFrame } from '../features/auth/components/AuthFrame.tsx';
import { PetToMeet } from '../features/auth/components/PetToMeet.tsx';
import { Hero } from '../features/home/components/Hero.tsx';
import { LongestWaitingPets, NewestPets } from '../features/home/components/HomePets.tsx';
import { HowItWorks, TrustPoints } from '../features/home/pages/HomePage.tsx';
import { Section } from './Section.tsx';
import './gallery.css';
import { Layout } from '../app/layout/Layout.tsx';
import { SessionContext, type SessionContextValue } from '../features/auth/session-context.ts';
import { toastInfo } from '../lib/toast.ts';
import { AdoptionPapersSection } from './AdoptionPapersSection.tsx';
import { AlertSection } from './AlertSection.tsx';
import { AroundAdoptionSection } from './AroundAdoptionSection.tsx';
import { ButtonSection, IconSection, TypeSection } from './BasicSections.tsx';
import { CareSection } from './CareSection.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FosterHomesSection } from './FosterHomesSection.tsx';
import { FosterSection } from './FosterSection.tsx';
import { ImportSection } from './ImportSection.tsx';
import { IntakeSection } from './IntakeSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { MatchSection } from './MatchSection.tsx';
import { NumbersSection } from './NumbersSection.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import { PetListSection } from './PetListSection.tsx';
import { QuestionnaireSection } from './QuestionnaireSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { StaffSection } from './StaffSection.tsx';
import { StateSection } from './StateSection.tsx';
import { createSampleQueries } from './sample-queries.ts';
import { adopter, linkedAccount, pets, timeZone } from './samples.ts';
import { WebsiteSection } from './WebsiteSection.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const parameters = new URLSearchParams(location.search);
const viewers = ['visitor', 'adopter', 'admin'] as const;
const status = viewers.find((viewer) => viewer === parameters.get('viewer')) ?? 'visitor';
const rejectCall = () => Promise.reject(new Error('The gallery has no server.'));
const session: SessionContextValue = {
  status,
  user: adopter,
  login: rejectCall,
  register: rejectCall,
  logout: rejectCall,
};
/** The router state after a sign-up from a pet's dialog, which the questionnaire reads. */
const entry = { pathname: '/gallery.html', state: { origin: 'pet', petId: pets[0].id } };

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createSampleQueries()}>
      <MemoryRouter initialEntries={[entry]}>
        <SessionContext value={session}>
          <Layout viewer={status} onLogout={() => toastInfo('Logged out')}>
            <div className="page">
              <TypeSection />
              <ButtonSection />
              <FieldSection />
              <StateSection />
              <OverlaySection initial={parameters.get('open')} />
              <HomeSection />
              <PetListSection />
              <MatchSection />
              <QuestionnaireSection />
              <DashboardSection />
              <WebsiteSection />
              <CareSection />
              <FosterSection />
              <FosterHomesSection />
              <KeysSection />
              <AlertSection />
              <AccountForms />
              <SecondFactorSection />
              <AdoptionPapersSection />
              <StaffSection />
              <AroundAdoptionSection />
              <NumbersSection />
              <IntakeSection />
              <ImportSection />
              <IconSection />
            </div>
          </Layout>
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>
  </StrictMode>,
);

/** An account form, and the sections of the account page with their dialogs. */
function AccountForms() {
  const sessions = useQuery(ownSessionsQuery);
  return (
    <Section title="Account">
      <AuthFrame
        title="Create your account"
        lede="A minute now, and the right pet finds you."
        footer="Already have an account?"
      >
        <PetToMeet state={{ origin: 'pet', petId: pets[0].id }} />
        <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Full name" error="Please enter your full name." />
          <TextField label="Email" defaultValue="ada@example.org" isRight />
          <PhoneField
            label="Phone number"
            field={{
              name: 'phone_number',
              ref: () => undefined,
              onBlur: async () => undefined,
              onChange: async () => undefined,
            }}
          />
          <PasswordField label="Password" />
          <Button type="submit" size="lg">
            Create Account
          </Button>
        </form>
      </AuthFrame>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ProfileSection person={adopter} />
        <DetailsForm person={adopter} onDone={() => {}} />
        <PasswordSection />
        <SessionsSection sessions={sessions} timeZone={timeZone} />
        <DataSection />
        <DeleteAccountSection />
        <ConfirmWithPassword token="" goes={linkedAccount} onConfirm={rejectCall} />
      </div>
    </Section>
  );
}

/** The parts of the home page. */
function HomeSection() {
  return (
    <Section title="Home page">
      <Hero />
      <NewestPets />
      <LongestWaitingPets />
      <HowItWorks />
      <TrustPoints />
    </Section>
  );
}
