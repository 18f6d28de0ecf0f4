import { withoutEndSlashes } from '@pawmatch/contract/pages/page-path';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { preloadPetDialog } from '../features/pets/components/LazyPetDialog.tsx';
import { type LazyComponent, lazyComponent } from '../lib/lazy-component.ts';

export interface LazyPage extends LazyComponent<object> {
  /** The file of the page as the build's manifest names it, from which the server finds its scripts. */
  source: string;
}

export interface PageRoute {
  path: string;
  /** Shown in the browser's tab, before the name of the application. */
  title: string;
  access: 'public' | 'visitors' | 'user' | 'admin';
  page: LazyPage;
  /** The toast for a visitor who is sent from this page to /login. */
  loginMessage?: string;
  /** Loads what the page shows at once for this query. */
  preloadFor?: (query: URLSearchParams) => Promise<void> | undefined;
}

const pageModules = import.meta.glob<Record<string, ComponentType>>([
  '/src/features/*/pages/*Page.tsx',
  '/src/app/NotFoundPage.tsx',
]);

/** @param name of the file in a feature's `pages/`, and of the component that it exports */
function lazyPage(name: string): LazyPage {
  const [path, load] =
    Object.entries(pageModules).find(([file]) => file.endsWith(`/${name}.tsx`)) ?? [];
  if (!path || !load) throw new Error(`No feature has pages/${name}.tsx.`);
  const component = lazyComponent(async () => (await load())[name] as ComponentType);
  return { ...component, source: path.slice(1) };
}

/** R2.01-R2.08, the password pages of D13, and those about accounts (B1.11, F10). */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: 'Find Your Perfect Pet Match',
    access: 'public',
    page: lazyPage('HomePage'),
  },
  {
    path: '/pets',
    title: 'Available Pets',
    access: 'public',
    page: lazyPage('PetsPage'),
    preloadFor: (query) => (query.get('petId') ? preloadPetDialog() : undefined),
  },
  { path: '/pets/:address', title: 'Pet', access: 'public', page: lazyPage('PetPage') },
  { path: '/login', title: 'Log In', access: 'visitors', page: lazyPage('LoginPage') },
  { path: '/signup', title: 'Create Account', access: 'visitors', page: lazyPage('SignupPage') },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    access: 'public',
    page: lazyPage('ForgotPasswordPage'),
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    access: 'public',
    page: lazyPage('ResetPasswordPage'),
  },
  {
    path: '/confirm-email',
    title: 'Confirm your email address',
    access: 'public',
    page: lazyPage('ConfirmEmailPage'),
  },
  {
    path: '/favorites',
    title: 'Your Favorites',
    access: 'public',
    page: lazyPage('FavoritesPage'),
  },
  { path: '/visit', title: 'Your Visit', access: 'public', page: lazyPage('VisitLinkPage') },
  {
    path: '/questionnaire',
    title: 'Tell Us About Your Ideal Pet',
    access: 'user',
    page: lazyPage('QuestionnairePage'),
    // R2.31
    loginMessage: 'You must be logged in to save preferences. Redirecting to login...',
  },
  {
    path: '/dashboard',
    title: 'Your Dashboard',
    access: 'user',
    page: lazyPage('UserDashboardPage'),
  },
  {
    path: '/match-results',
    title: 'Your Perfect Matches',
    access: 'user',
    page: lazyPage('MatchResultsPage'),
  },
  {
    path: '/admin/dashboard',
    title: 'Admin Dashboard',
    access: 'admin',
    page: lazyPage('AdminDashboardPage'),
  },
  { path: '/admin/pets', title: 'Pets', access: 'admin', page: lazyPage('AdminPetsPage') },
  { path: '/admin/pets/:id', title: 'Pet', access: 'admin', page: lazyPage('AdminPetPage') },
  {
    path: '/admin/pets/:id/day',
    title: 'Day Card',
    access: 'admin',
    page: lazyPage('PetDayPage'),
  },
  { path: '/admin/visits', title: 'Visits', access: 'admin', page: lazyPage('AdminVisitsPage') },
  { path: '/admin/visits/:id', title: 'Visit', access: 'admin', page: lazyPage('AdminVisitPage') },
  {
    path: '/admin/calendar',
    title: 'Calendar',
    access: 'admin',
    page: lazyPage('AdminCalendarPage'),
  },
  {
    path: '/admin/calendar/print',
    title: 'Day Sheet',
    access: 'admin',
    page: lazyPage('DaySheetPage'),
  },
  { path: '/admin/people', title: 'People', access: 'admin', page: lazyPage('PeoplePage') },
  { path: '/admin/people/:id', title: 'Account', access: 'admin', page: lazyPage('PersonPage') },
  {
    path: '/admin/settings',
    title: 'Settings',
    access: 'admin',
    page: lazyPage('AdminSettingsPage'),
  },
  { path: '/admin/doctor', title: 'Checks', access: 'admin', page: lazyPage('DoctorPage') },
  { path: '/account', title: 'Account Settings', access: 'user', page: lazyPage('AccountPage') },
];

/** R2.10 */
export const notFoundPage: Pick<PageRoute, 'title' | 'page'> = {
  title: 'Page not found',
  page: lazyPage('NotFoundPage'),
};

/** The page at a path; undefined where there is none. */
export function findPage(pathname: string): PageRoute | undefined {
  const path = withoutEndSlashes(pathname);
  return pageRoutes.find((route) => matchPath(route.path, path));
}

/** Loads the code of the page at an address, so that it can be shown at once. */
export async function preloadPage(pathname: string, search = ''): Promise<void> {
  const route = findPage(pathname);
  const { page } = route ?? notFoundPage;
  await Promise.all([page.preload(), route?.preloadFor?.(new URLSearchParams(search))]);
}
