/*
 * The component gallery: `npm run gallery`. The production build does not contain it. `?viewer=adopter`
 * and `?open=dialog` choose a state; the theme switch is in the navigation.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './gallery.css';
import { Layout } from '../app/layout/Layout.tsx';
import { NAVIGATION_LINKS, type Viewer } from '../app/layout/navigation-links.ts';
import { createQueryClient } from '../app/query-client.ts';
import { toastInfo } from '../lib/toast.ts';
import { AdopterSection } from './AdopterSection.tsx';
import { ButtonSection, IconSection, TypeSection } from './BasicSections.tsx';
import { FieldSection } from './FieldSection.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import { StaffSection } from './StaffSection.tsx';
import { StateSection } from './StateSection.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const parameters = new URLSearchParams(location.search);
const viewers = Object.keys(NAVIGATION_LINKS) as Viewer[];
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Layout
          viewer={viewers.find((viewer) => viewer === parameters.get('viewer')) ?? 'visitor'}
          onLogout={() => toastInfo('Logged out')}
        >
          <div className="page">
            <TypeSection />
            <ButtonSection />
            <FieldSection />
            <StateSection />
            <OverlaySection initial={parameters.get('open')} />
            <AdopterSection />
            <StaffSection />
            <IconSection />
          </div>
        </Layout>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
