import { languagePrefix, readLanguagePath } from '@pawmatch/contract/languages';
import { STAFF_ROOT, staffPath } from '@pawmatch/contract/staff/staff-path';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  Navigate,
  UNSAFE_NavigationContext as NavigationContext,
  type To,
  useLocation,
} from 'react-router';
import { currentUserQuery } from '../../features/auth/auth-api.ts';
import { ShelterSwitch } from '../../features/network/components/ShelterSwitch.tsx';
import { actAtShelter } from '../../lib/acting-shelter.ts';
import { StaffSwitch } from '../../lib/staff-notice.ts';
import { FramedPage } from '../error-pages/FramedPage.tsx';
import { PageSpinner } from '../PageSpinner.tsx';
import { notFoundPage } from './lazy-page.ts';
import { readStaffPath } from './staff-routes.ts';

/** What the reader is at the shelter of the page. */
export type ReaderAtShelter = Pick<CurrentUser, 'capabilities' | 'has_foster_home'>;

type AtShelterProps = {
  /** Where the reader works. */
  shelters: CurrentUser['shelters'];
  render: (reader: ReaderAtShelter) => ReactNode;
};

/** The pages of staff at one of several shelters: that in the address, which is left out for who works at one alone. */
export function AtShelter({ shelters, render }: AtShelterProps) {
  const { pathname, search, hash } = useLocation();
  const { slug, path } = readStaffPath(pathname);
  const named = shelters.find(
    (shelter) => shelter.slug === slug || shelter.former_slugs.includes(slug ?? ''),
  );
  const here = slug === null ? shelters[0] : named;
  if (!here) return <FramedPage {...notFoundPage} />;
  const isOnly = shelters.length === 1;
  if (slug !== (isOnly ? null : here.slug)) {
    const address = staffPath(isOnly ? null : here.slug, path.slice(STAFF_ROOT.length));
    return <Navigate to={address + search + hash} replace />;
  }
  const pages = render(here);
  return (
    <Acting key={here.slug} slug={here.slug}>
      <StaffSwitch value={<ShelterSwitch shelters={shelters} current={here.slug} />}>
        {isOnly ? pages : <ShelterInAddress slug={here.slug}>{pages}</ShelterInAddress>}
      </StaffSwitch>
    </Acting>
  );
}

/** All calls name the shelter, and nothing that was loaded of another one is shown. Give it the slug as its key. */
function Acting({ slug, children }: { slug: string; children: ReactNode }) {
  const queries = useQueryClient();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const forget = () =>
      queries.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
      });
    actAtShelter(slug);
    forget();
    setIsReady(true);
    return () => {
      actAtShelter(null);
      forget();
    };
  }, [queries, slug]);
  return isReady ? children : <PageSpinner />;
}

/**
 * Takes the shelter out of the address for the pages inside, and puts it into the addresses of their links, so that
 * they are the same with one shelter and with several.
 */
function ShelterInAddress({ slug, children }: { slug: string; children: ReactNode }) {
  const navigation = use(NavigationContext);
  const place = use(LocationContext);
  const navigationHere = useMemo(() => {
    const { navigator } = navigation;
    const overrides: Partial<typeof navigator> = {
      createHref: (to) => navigator.createHref(addressAt(slug, to)),
      push: (to, ...rest) => navigator.push(addressAt(slug, to), ...rest),
      replace: (to, ...rest) => navigator.replace(addressAt(slug, to), ...rest),
    };
    return { ...navigation, navigator: Object.assign(Object.create(navigator), overrides) };
  }, [navigation, slug]);
  const placeHere = useMemo(() => {
    const { path } = readStaffPath(place.location.pathname);
    return { ...place, location: { ...place.location, pathname: path } };
  }, [place]);
  return (
    <NavigationContext value={navigationHere}>
      <LocationContext value={placeHere}>{children}</LocationContext>
    </NavigationContext>
  );
}

/** The address of a page of staff at a shelter, with or without its language; other addresses stay. */
function addressAt(slug: string, to: To): To {
  if (typeof to !== 'string') {
    return to.pathname ? { ...to, pathname: String(addressAt(slug, to.pathname)) } : to;
  }
  const [pathname = '', rest = ''] = to.split(/(?=[?#])(.*)/s);
  const { language, path } = readLanguagePath(pathname);
  const isPlain = path.startsWith(`${STAFF_ROOT}/`) && readStaffPath(path).slug === null;
  if (!isPlain) return to;
  return languagePrefix(language) + staffPath(slug, path.slice(STAFF_ROOT.length)) + rest;
}
