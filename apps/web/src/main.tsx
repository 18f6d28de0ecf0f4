import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/theme.css';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { AppRoutes } from './app/router.tsx';
import { preloadScreen } from './app/screens.ts';
import { takeOverScrolling } from './app/scroll-position.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

takeOverScrolling();

// What the server wrote stays until the first screen can take its place (D29). Should its code not
// load, the error screen says so.
await preloadScreen(location.pathname).catch(() => undefined);

createRoot(root).render(
  <StrictMode>
    <Providers queries={createQueryClient()}>
      <AppRoutes />
    </Providers>
  </StrictMode>,
);
