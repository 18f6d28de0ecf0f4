import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app/theme.css';
import { takeRecordedEvents } from './app/event-replay.ts';
import {
  fillQueries,
  fillShelter,
  readPageState,
  readShelter,
  renderedAt,
} from './app/initial-state.ts';
import { preloadPage } from './app/page-routes.ts';
import { prefetchPages } from './app/prefetch-pages.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { AppRoutes } from './app/router.tsx';
import { takeOverScrolling } from './app/scroll-position.ts';
import { watchHistory } from './lib/leave-guard.ts';
import { reactErrorHandlers, watchErrors } from './lib/report-error.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

takeOverScrolling();
watchHistory();
watchErrors();
prefetchPages();

const { pathname, search } = location;
const queries = createQueryClient();
const shelter = readShelter();
if (shelter) fillShelter(queries, shelter);
const written = readPageState();
if (written) fillQueries(queries, written, new URLSearchParams(search), renderedAt());

// What the server wrote stays until the first screen can take it over (D29). Should its code not
// load, the error screen says so.
await preloadPage(pathname, search).catch(() => undefined);

const application = (
  <StrictMode>
    <Providers queries={queries} writtenOrigin={written?.origin}>
      <AppRoutes />
    </Providers>
  </StrictMode>
);
takeRecordedEvents();
// Taken over in slices, so that a tap or a scroll meanwhile is answered on a slow phone too.
if (root.hasChildNodes())
  startTransition(() => void hydrateRoot(root, application, reactErrorHandlers));
else createRoot(root, reactErrorHandlers).render(application);
