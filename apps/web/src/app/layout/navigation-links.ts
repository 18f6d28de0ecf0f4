import type { NewPetsPage } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import { layoutMessages } from './layout-messages.ts';

const { links } = layoutMessages;

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
    { to: '/pets', label: links.pets },
    { to: '/login', label: links.logIn },
  ],
  admin: [{ to: '/admin', label: links.account }],
  adopter: [
    { to: '/dashboard', label: links.account, news: 'alerts' },
    { to: '/pets', label: links.pets },
    { to: '/match-results', label: links.matches, news: 'matches' },
  ],
};
