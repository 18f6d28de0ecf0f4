import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { currentUserQuery } from '../../features/auth/auth-api.ts';
import { homePathFor } from '../../features/auth/redirects.ts';
import { useSession } from '../../features/auth/session-context.ts';
import { lazyComponent, optionalComponent } from '../../lib/lazy-component.tsx';
import { StaffNotice } from '../../lib/staff-notice.ts';
import { Capabilities, HasFosterHome } from '../../lib/use-can.ts';
import { FramedPage } from '../error-pages/FramedPage.tsx';
import { PageSpinner } from '../PageSpinner.tsx';
import type { ReaderAtShelter } from './AtShelter.tsx';
import { notFoundPage } from './lazy-page.ts';
import { RedirectToLogin } from './RedirectToLogin.tsx';
import { findStaffPage, secondFactorPage, staffRoutes } from './staff-routes.ts';

/** While somebody must set up a second factor: it may be too late at any moment. */
const DUE_CHECK_MS = 60_000;

/** Adopters load none of it. */
const LiveChanges = optionalComponent(
  async () => (await import('../../features/live-updates/LiveChanges.tsx')).LiveChanges,
);

/** What could not be sent, while the network was away. */
const Outbox = optionalComponent(async () => (await import('../OutboxOfStaff.tsx')).OutboxOfStaff);

/** Few are asked for a second factor. */
const SecondFactorDueLine = optionalComponent(
  async () =>
    (await import('../../features/account/components/SecondFactorDueLine.tsx')).SecondFactorDueLine,
);

/** For an installation with several shelters. */
const atShelter = lazyComponent(async () => (await import('./AtShelter.tsx')).AtShelter);

/** Everything under `/admin`, in scripts that adopters do not load; others than staff go to /login or home. */
export function StaffArea() {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (!findStaffPage(pathname)) return <FramedPage {...notFoundPage} />;
  switch (status) {
    case 'loading':
      return <PageSpinner />;
    case 'visitor':
      return <RedirectToLogin />;
    case 'adopter':
      return <Navigate to={homePathFor(status)} replace />;
    case 'admin':
      return <StaffAtShelter />;
  }
}

/** The pages of staff, once it is known who reads them. */
function StaffAtShelter() {
  const { data: person, isPending } = useQuery({
    ...currentUserQuery,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.second_factor_due ? DUE_CHECK_MS : false),
  });
  if (isPending) return <PageSpinner />;
  const { shelters = [], second_factor_due: due = null } = person ?? {};
  if (shelters.length === 0) return <StaffPages reader={person ?? nobody} due={due} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <atShelter.Lazy
        shelters={shelters}
        render={(reader) => <StaffPages reader={reader} due={due} />}
      />
    </Suspense>
  );
}

const nobody = { capabilities: [], has_foster_home: false };

/** The pages that the reader may see. */
function StaffPages({ reader, due }: { reader: ReaderAtShelter; due: string | null }) {
  const mayDo: readonly Capability[] = reader.capabilities;
  const { pathname } = useLocation();
  if (due && mayDo.length === 0) return <FramedPage {...secondFactorPage} />;
  if (pathname === '/admin/dashboard' && mayDo.length > 0 && !mayDo.includes('overview.read')) {
    // Who cares for pets at home, or runs the installation alone, has no overview of a shelter.
    return (
      <Navigate to={mayDo.includes('fosters.own') ? '/admin/foster' : '/admin/network'} replace />
    );
  }
  return (
    <Capabilities value={mayDo}>
      <HasFosterHome value={reader.has_foster_home}>
        <StaffNotice
          value={
            <>
              {due && <SecondFactorDueLine due={due} />}
              <Outbox />
            </>
          }
        >
          <LiveChanges />
          <Routes>
            {staffRoutes
              .filter(({ needs }) => !needs || mayDo.includes(needs))
              .map(({ path, title, page }) => (
                <Route
                  key={path}
                  path={path.replace('/admin/', '')}
                  element={<FramedPage key={title} title={title} page={page} />}
                />
              ))}
            <Route path="*" element={<FramedPage {...notFoundPage} />} />
          </Routes>
        </StaffNotice>
      </HasFosterHome>
    </Capabilities>
  );
}
