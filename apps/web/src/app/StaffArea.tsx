import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { withoutEndSlashes } from '@pawmatch/contract/url';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { currentUserQuery } from '../features/auth/auth-api.ts';
import { homePathFor } from '../features/auth/redirects.ts';
import { useSession } from '../features/auth/session-context.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { StaffNotice } from '../lib/staff-notice.ts';
import { Capabilities } from '../lib/use-can.ts';
import { FramedPage } from './FramedPage.tsx';
import { notFoundPage } from './lazy-page.ts';
import { PageSpinner } from './PageSpinner.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';
import { findStaffPage, readStaffPath, secondFactorPage, staffRoutes } from './staff-routes.ts';

/** While somebody must set up a second factor: it may be too late at any moment. */
const DUE_CHECK_MS = 60_000;

/** Adopters load none of it. */
const liveChanges = lazyComponent(
  async () => (await import('../features/live-updates/LiveChanges.tsx')).LiveChanges,
);

/** Few are asked for a second factor. */
const secondFactorDueLine = lazyComponent(
  async () =>
    (await import('../features/account/components/SecondFactorDueLine.tsx')).SecondFactorDueLine,
);

/** For an installation with several shelters. */
const atShelter = lazyComponent(async () => (await import('./AtShelter.tsx')).AtShelter);

/** Few work at several shelters. */
const shelterSwitch = lazyComponent(
  async () => (await import('../features/network/components/ShelterSwitch.tsx')).ShelterSwitch,
);

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

/** Finds out at which shelter the reader acts: the one in the address, or the only one. */
function StaffAtShelter() {
  const { pathname, search, hash } = useLocation();
  const { data: person, isPending } = useQuery({
    ...currentUserQuery,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.second_factor_due ? DUE_CHECK_MS : false),
  });
  if (isPending) return <PageSpinner />;
  const { slug, path } = readStaffPath(pathname);
  const { shelters = [], capabilities = [], second_factor_due: due = null } = person ?? {};
  const named = shelters.find((shelter) => shelter.slug === slug);
  const renamed = shelters.find(({ former_slugs }) => slug && former_slugs.includes(slug));
  const here = named ?? renamed ?? (slug ? undefined : shelters[0]);
  if (slug && !here) return <FramedPage {...notFoundPage} />;
  const address = shelters.length > 1 ? path.replace('/admin', `/admin/${here?.slug}`) : path;
  if (address !== withoutEndSlashes(pathname)) {
    return <Navigate to={address + search + hash} replace />;
  }
  const mayDo = here?.capabilities ?? capabilities;
  const pages = <StaffPages mayDo={mayDo} due={due} switchable={shelters} />;
  if (!here) return pages;
  return (
    <Suspense fallback={<PageSpinner />}>
      <atShelter.Lazy key={here.slug} slug={here.slug} isInAddress={slug !== null}>
        {pages}
      </atShelter.Lazy>
    </Suspense>
  );
}

interface StaffPagesProps {
  mayDo: readonly Capability[];
  due: string | null;
  /** The shelters between which the reader can switch. */
  switchable: CurrentUser['shelters'];
}

/** The pages that the reader may see. */
function StaffPages({ mayDo, due, switchable }: StaffPagesProps) {
  const { pathname } = useLocation();
  if (due && mayDo.length === 0) return <FramedPage {...secondFactorPage} />;
  // Who runs the installation alone has no shelter's pages.
  const isInstallationOnly = !mayDo.includes('overview.read') && mayDo.includes('network.manage');
  if (isInstallationOnly && pathname === '/admin/dashboard') {
    return <Navigate to="/admin/network" replace />;
  }
  return (
    <Capabilities value={mayDo}>
      <StaffNotice
        value={{
          below: due && (
            <Suspense fallback={null}>
              <secondFactorDueLine.Lazy due={due} />
            </Suspense>
          ),
          beside: switchable.length > 1 && (
            <Suspense fallback={<div className="h-11" />}>
              <shelterSwitch.Lazy shelters={switchable} />
            </Suspense>
          ),
        }}
      >
        <Suspense fallback={null}>
          <liveChanges.Lazy />
        </Suspense>
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
    </Capabilities>
  );
}
