import { withoutEndSlashes } from '@pawmatch/contract/pages/page-path';
import { preloadPetDialog } from '../features/pets/components/LazyPetDialog.tsx';
import { type LazyComponent, lazyComponent } from '../lib/lazy-component.ts';

export type LazyPage = LazyComponent<object>;

export interface PageRoute {
  path: string;
  /** Shown in the browser's tab, before the name of the application. */
  title: string;
  access: 'public' | 'visitors' | 'user' | 'admin';
  screen: LazyPage;
  /** Loads what the screen shows at once for this query. */
  preloadFor?: (query: URLSearchParams) => Promise<void> | undefined;
}

const HomePage = lazyComponent(
  async () => (await import('../features/home/components/HomePage.tsx')).HomePage,
);
const PetsPage = lazyComponent(
  async () => (await import('../features/pets/components/PetsPage.tsx')).PetsPage,
);
const LoginPage = lazyComponent(
  async () => (await import('../features/auth/components/LoginPage.tsx')).LoginPage,
);
const SignupPage = lazyComponent(
  async () => (await import('../features/auth/components/SignupPage.tsx')).SignupPage,
);
const ForgotPasswordPage = lazyComponent(
  async () =>
    (await import('../features/auth/components/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);
const ResetPasswordPage = lazyComponent(
  async () => (await import('../features/auth/components/ResetPasswordPage.tsx')).ResetPasswordPage,
);
const QuestionnairePage = lazyComponent(
  async () =>
    (await import('../features/preferences/components/QuestionnairePage.tsx')).QuestionnairePage,
);
const UserDashboardPage = lazyComponent(
  async () =>
    (await import('../features/dashboard/components/UserDashboardPage.tsx')).UserDashboardPage,
);
const MatchResultsPage = lazyComponent(
  async () =>
    (await import('../features/matching/components/MatchResultsPage.tsx')).MatchResultsPage,
);
const AdminDashboardPage = lazyComponent(
  async () => (await import('./admin/AdminDashboardPage.tsx')).AdminDashboardPage,
);
const ConfirmEmailPage = lazyComponent(
  async () =>
    (await import('../features/account/components/ConfirmEmailPage.tsx')).ConfirmEmailPage,
);
const AccountPage = lazyComponent(
  async () => (await import('../features/account/components/AccountPage.tsx')).AccountPage,
);
const PeoplePage = lazyComponent(
  async () => (await import('../features/users/admin/PeoplePage.tsx')).PeoplePage,
);
const NotFoundPage = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

/** R2.01-R2.08, the password screens of D13, and those about accounts (B1.11, F10). */
export const screens: readonly PageRoute[] = [
  { path: '/', title: 'Find Your Perfect Pet Match', access: 'public', screen: HomePage },
  {
    path: '/pets',
    title: 'Available Pets',
    access: 'public',
    screen: PetsPage,
    preloadFor: (query) => (query.get('petId') ? preloadPetDialog() : undefined),
  },
  { path: '/login', title: 'Log In', access: 'visitors', screen: LoginPage },
  { path: '/signup', title: 'Create Account', access: 'visitors', screen: SignupPage },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    access: 'public',
    screen: ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    access: 'public',
    screen: ResetPasswordPage,
  },
  {
    path: '/confirm-email',
    title: 'Confirm your email address',
    access: 'public',
    screen: ConfirmEmailPage,
  },
  {
    path: '/questionnaire',
    title: 'Tell Us About Your Ideal Pet',
    access: 'user',
    screen: QuestionnairePage,
  },
  { path: '/dashboard', title: 'Your Dashboard', access: 'user', screen: UserDashboardPage },
  {
    path: '/match-results',
    title: 'Your Perfect Matches',
    access: 'user',
    screen: MatchResultsPage,
  },
  {
    path: '/admin/dashboard',
    title: 'Admin Dashboard',
    access: 'admin',
    screen: AdminDashboardPage,
  },
  { path: '/admin/people', title: 'People', access: 'admin', screen: PeoplePage },
  { path: '/account', title: 'Account Settings', access: 'user', screen: AccountPage },
];

/** R2.10 */
export const notFoundPage: Omit<PageRoute, 'path' | 'access'> = {
  title: 'Page not found',
  screen: NotFoundPage,
};

/** The screen at a path; undefined where there is none. */
export function findPage(pathname: string): PageRoute | undefined {
  const path = withoutEndSlashes(pathname);
  return screens.find((candidate) => candidate.path === path);
}

/** Loads the code of the screen at an address, so that it can be shown at once. */
export async function preloadPage(pathname: string, search = ''): Promise<void> {
  const route = findPage(pathname);
  const { screen } = route ?? notFoundPage;
  await Promise.all([screen.preload(), route?.preloadFor?.(new URLSearchParams(search))]);
}
