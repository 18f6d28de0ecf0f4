/** Whose links the navigation shows; `loading` until the session is known. */
export type Viewer = 'loading' | 'visitor' | 'adopter' | 'admin';

/** The links of each viewer, in the order of the specification (R2.21 to R2.23). */
export const NAVIGATION_LINKS: Record<Viewer, readonly { to: string; label: string }[]> = {
  loading: [],
  visitor: [
    { to: '/pets', label: 'Pets' },
    { to: '/login', label: 'Log In' },
  ],
  admin: [{ to: '/admin', label: 'My Account' }],
  adopter: [
    { to: '/dashboard', label: 'My Account' },
    { to: '/pets', label: 'Pets' },
    { to: '/match-results', label: 'Matches' },
  ],
};
