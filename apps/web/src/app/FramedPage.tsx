import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageRoute } from './lazy-page.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PageSpinner } from './PageSpinner.tsx';

/** A page with its title and its own boundary for errors. */
export function FramedPage({ title, page }: Pick<PageRoute, 'title' | 'page'>) {
  return (
    <ErrorBoundary key={title}>
      <Suspense fallback={<PageSpinner />}>
        <PageFrame title={title}>
          <PageOutlet page={page} />
        </PageFrame>
      </Suspense>
    </ErrorBoundary>
  );
}
