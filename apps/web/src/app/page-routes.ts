import { readLanguagePath } from '@pawmatch/contract/languages';
import { LOGIN_MESSAGE } from '../features/matching/match-results-state.ts';
import { preloadPetDialog } from '../features/pets/dialog/LazyPetDialog.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { findPage, lazyPages, notFoundPage, type PageModule, type PageRoute } from './lazy-page.ts';

const lazyPage = lazyPages(
  import.meta.glob<PageModule>([
    '/src/features/*/pages/*Page.tsx',
    '!/src/features/*/pages/Admin*Page.tsx',
  ]),
);

/** The pages of staff, and their guard. */
export const staffArea = lazyComponent(async () => (await import('./StaffArea.tsx')).StaffArea);

/** The pages about passwords and accounts. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: 'Find Your Perfect Pet Match',
    page: lazyPage('HomePage'),
  },
  {
    path: '/pets',
    title: 'Available Pets',
    page: lazyPage('PetsPage'),
    preloadFor: (query) => (query.get('petId') ? preloadPetDialog() : undefined),
  },
  { path: '/pets/:address', title: 'Pet', page: lazyPage('PetPage') },
  { path: '/shelters/:slug?', title: 'Our Shelters', page: lazyPage('SheltersPage') },
  { path: '/privacy', title: 'Privacy', page: lazyPage('PrivacyPage') },
  { path: '/login', title: 'Log In', access: 'visitors', page: lazyPage('LoginPage') },
  { path: '/signup', title: 'Create Account', access: 'visitors', page: lazyPage('SignupPage') },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    page: lazyPage('ForgotPasswordPage'),
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    page: lazyPage('ResetPasswordPage'),
  },
  {
    path: '/confirm-email',
    title: 'Confirm your email address',
    page: lazyPage('ConfirmEmailPage'),
  },
  {
    path: '/favorites',
    title: 'Your Favorites',
    page: lazyPage('FavoritesPage'),
  },
  { path: '/alerts', title: 'Your Alerts', access: 'user', page: lazyPage('AlertsPage') },
  { path: '/alerts/stop', title: 'Stop These Emails', page: lazyPage('AlertStopPage') },
  { path: '/visit', title: 'Your Visit', page: lazyPage('VisitLinkPage') },
  { path: '/held-time', title: 'A Free Time', page: lazyPage('HeldTimePage') },
  {
    path: '/staff-invitation',
    title: 'Join the Shelter',
    page: lazyPage('StaffInvitationPage'),
  },
  { path: '/follow-up', title: 'How Is It Going?', page: lazyPage('FollowUpPage') },
  { path: '/contract', title: 'Your Contract', page: lazyPage('ContractLinkPage') },
  {
    path: '/adoptions/:id/contract',
    title: 'Your Contract',
    access: 'user',
    page: lazyPage('OwnContractPage'),
  },
  {
    path: '/adoptions/:id/health',
    title: 'Health Record',
    access: 'user',
    page: lazyPage('OwnHealthRecordsPage'),
  },
  { path: '/letter', title: 'A Letter', page: lazyPage('SharedLetterPage') },
  {
    path: '/questionnaire',
    title: 'Tell Us About Your Ideal Pet',
    access: 'user',
    page: lazyPage('QuestionnairePage'),
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
    loginMessage: LOGIN_MESSAGE,
  },
  {
    path: '/match-together',
    title: 'Match Together',
    page: lazyPage('PartnerMatchingPage'),
  },
  { path: '/account', title: 'Account Settings', access: 'user', page: lazyPage('AccountPage') },
];

/** The path of a page as the routes name it, whatever its language. */
export const pathOfPage = (pathname: string): string => readLanguagePath(pathname).path;

/** Loads the code of the page at an address, so that it can be shown at once. */
export async function preloadPage(pathname: string, search = ''): Promise<void> {
  if (pathname.startsWith('/admin/')) {
    const { findStaffPage } = await import('./staff-routes.ts');
    await Promise.all([staffArea.preload(), findStaffPage(pathname)?.page.preload()]);
    return;
  }
  const route = findPage(pathname, pageRoutes);
  const { page } = route ?? notFoundPage;
  await Promise.all([page.preload(), route?.preloadFor?.(new URLSearchParams(search))]);
}
