import type { NewPetsPage } from '@pawmatch/contract/new-pets/new-pets-endpoints';

/** Whose links the navigation shows; `loading` until the session is known. */
export type Viewer = 'loading' | 'visitor' | 'adopter' | 'admin';

interface NavigationItem {
  to: string;
  label: string;
  /** The page whose new pets get a mark here. */
  news?: NewPetsPage;
}

/** The links of each viewer, in the order of the specification. */
export const NAVIGATION_LINKS: Record<Viewer, readonly NavigationItem[]> = {
  loading: [],
  visitor: [
    { to: '/pets', label: 'Pets' },
    { to: '/login', label: 'Log In' },
  ],
  admin: [{ to: '/admin', label: 'My Account' }],
  adopter: [
    { to: '/dashboard', label: 'My Account', news: 'alerts' },
    { to: '/pets', label: 'Pets' },
    { to: '/match-results', label: 'Matches', news: 'matches' },
  ],
};
