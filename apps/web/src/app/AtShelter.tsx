import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type To,
} from 'react-router';
import { actAtShelter } from '../lib/acting-shelter.ts';
import { PageSpinner } from './PageSpinner.tsx';
import { readStaffPath } from './staff-routes.ts';

type AtShelterProps = {
  slug: string;
  /** Whether the address names it, because the reader works at several. */
  isInAddress: boolean;
  children: ReactNode;
};

/**
 * The pages of staff at one of several shelters: their calls name it, and nothing that was loaded of another one is
 * shown. Give it the slug as its key.
 */
export function AtShelter({ slug, isInAddress, children }: AtShelterProps) {
  const queries = useQueryClient();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const forget = () =>
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'current-user' });
    actAtShelter(slug);
    forget();
    setIsReady(true);
    return () => {
      actAtShelter(null);
      forget();
    };
  }, [queries, slug]);
  if (!isReady) return <PageSpinner />;
  return isInAddress ? <ShelterInAddress slug={slug}>{children}</ShelterInAddress> : children;
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

/** The address of a page of staff at a shelter; other addresses stay. */
function addressAt(slug: string, to: To): To {
  if (typeof to !== 'string') {
    return to.pathname ? { ...to, pathname: String(addressAt(slug, to.pathname)) } : to;
  }
  const [pathname = '', rest = ''] = to.split(/(?=[?#])(.*)/s);
  const isPlain = pathname.startsWith('/admin/') && readStaffPath(pathname).slug === null;
  return isPlain ? `${pathname.replace('/admin/', `/admin/${slug}/`)}${rest}` : to;
}
