import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app/styles/theme.css';
import { takeRecordedEvents } from './app/event-replay.ts';
import {
  fillQueries,
  fillShelter,
  readPageState,
  readShelter,
  renderedAt,
} from './app/initial-state.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { pathOfPage, preloadPage } from './app/routes/page-routes.ts';
import { prefetchPages } from './app/routes/prefetch-pages.ts';
import { AppRoutes } from './app/routes/router.tsx';
import { disableScrollRestoration } from './app/routes/scroll-position.ts';
import { watchHistory } from './lib/leave-guard.ts';
import { KEPT_PAGE_KEY, readItem } from './lib/storage/session-storage.ts';
import { reactErrorHandlers, watchErrors } from './lib/watch-errors.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

disableScrollRestoration();
watchHistory();
watchErrors();
prefetchPages();

const { pathname, search } = location;
const queries = createQueryClient();
const shelter = readShelter();
if (shelter) fillShelter(queries, shelter);
const pageState = readPageState();
if (pageState) fillQueries(queries, pageState, new URLSearchParams(search), renderedAt());

const languageChange = readItem(KEPT_PAGE_KEY)
  ? import('./app/change-language.ts').catch(() => undefined)
  : undefined;

// The server-rendered markup stays until the code of the page can hydrate it. If that code does not
// load, the error page is shown.
await preloadPage(pathOfPage(pathname), search).catch(() => undefined);
(await languageChange)?.restoreRouterState();

const application = (
  <StrictMode>
    <Providers queries={queries} serverOrigin={pageState?.origin}>
      <AppRoutes />
    </Providers>
  </StrictMode>
);
takeRecordedEvents();
// A transition hydrates in slices, so that slow phones stay responsive.
if (root.hasChildNodes())
  startTransition(() => void hydrateRoot(root, application, reactErrorHandlers));
else createRoot(root, reactErrorHandlers).render(application);

(await languageChange)?.restoreKeptPage();
