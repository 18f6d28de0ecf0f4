/*
 * The component gallery: `npm run gallery`. The production build does not contain it. `?viewer=adopter`
 * and `?open=dialog` choose a state; the theme switch is in the navigation.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import './gallery.css';
import { Layout } from '../app/layout/Layout.tsx';
import { SessionContext, type SessionContextValue } from '../features/auth/session-context.ts';
import { toastInfo } from '../lib/toast.ts';
import { AccountForms } from './AccountForms.tsx';
import { AlertSection } from './AlertSection.tsx';
import { ButtonSection, IconSection, TypeSection } from './BasicSections.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { HomeSection } from './HomeSection.tsx';
import { MatchSection } from './MatchSection.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import { PetListSection } from './PetListSection.tsx';
import { QuestionnaireSection } from './QuestionnaireSection.tsx';
import { StaffSection } from './StaffSection.tsx';
import { StateSection } from './StateSection.tsx';
import { createSampleQueries } from './sample-queries.ts';
import { adopter, pets } from './samples.ts';

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
              <AlertSection />
              <AccountForms />
              <StaffSection />
              <IconSection />
            </div>
          </Layout>
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>
  </StrictMode>,
);
