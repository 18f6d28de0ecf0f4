import { readLanguagePath } from '@pawmatch/contract/languages';
import { MATCHES_LOGIN_MESSAGE } from '../../features/matching/match-login-messages.ts';
import { preloadPetDialog } from '../../features/pets/dialog/LazyPetDialog.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { QUESTIONNAIRE_LOGIN_MESSAGE, pageTitles as titles } from '../page-titles-messages.ts';
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
    title: titles.home,
    page: lazyPage('HomePage'),
  },
  {
    path: '/pets',
    title: titles.pets,
    page: lazyPage('PetsPage'),
    preloadFor: (query) => (query.get('petId') ? preloadPetDialog() : undefined),
  },
  { path: '/pets/:address', title: titles.petsOne, page: lazyPage('PetPage') },
  { path: '/shelters/:slug?', title: titles.sheltersOne, page: lazyPage('SheltersPage') },
  { path: '/privacy', title: titles.privacy, page: lazyPage('PrivacyPage') },
  { path: '/login', title: titles.login, access: 'visitors', page: lazyPage('LoginPage') },
  { path: '/signup', title: titles.signup, access: 'visitors', page: lazyPage('SignupPage') },
  {
    path: '/forgot-password',
    title: titles.forgotPassword,
    page: lazyPage('ForgotPasswordPage'),
  },
  {
    path: '/reset-password',
    title: titles.resetPassword,
    page: lazyPage('ResetPasswordPage'),
  },
  {
    path: '/confirm-email',
    title: titles.confirmEmail,
    page: lazyPage('ConfirmEmailPage'),
  },
  {
    path: '/favorites',
    title: titles.favorites,
    page: lazyPage('FavoritesPage'),
  },
  { path: '/alerts', title: titles.alerts, access: 'user', page: lazyPage('AlertsPage') },
  { path: '/alerts/stop', title: titles.alertsStop, page: lazyPage('AlertStopPage') },
  { path: '/visit', title: titles.visit, page: lazyPage('VisitLinkPage') },
  { path: '/held-time', title: titles.heldTime, page: lazyPage('HeldTimePage') },
  {
    path: '/staff-invitation',
    title: titles.staffInvitation,
    page: lazyPage('StaffInvitationPage'),
  },
  { path: '/follow-up', title: titles.followUp, page: lazyPage('FollowUpPage') },
  { path: '/contract', title: titles.contract, page: lazyPage('ContractLinkPage') },
  {
    path: '/adoptions/:id/contract',
    title: titles.adoptionsContract,
    access: 'user',
    page: lazyPage('OwnContractPage'),
  },
  {
    path: '/adoptions/:id/health',
    title: titles.adoptionsHealth,
    access: 'user',
    page: lazyPage('OwnHealthRecordsPage'),
  },
  { path: '/letter', title: titles.letter, page: lazyPage('SharedLetterPage') },
  {
    path: '/questionnaire',
    title: titles.questionnaire,
    access: 'user',
    page: lazyPage('QuestionnairePage'),
    loginMessage: QUESTIONNAIRE_LOGIN_MESSAGE,
  },
  {
    path: '/dashboard',
    title: titles.dashboard,
    access: 'user',
    page: lazyPage('UserDashboardPage'),
  },
  {
    path: '/match-results',
    title: titles.matchResults,
    access: 'user',
    page: lazyPage('MatchResultsPage'),
    loginMessage: MATCHES_LOGIN_MESSAGE,
  },
  {
    path: '/match-together',
    title: titles.matchTogether,
    page: lazyPage('PartnerMatchingPage'),
  },
  { path: '/account', title: titles.account, access: 'user', page: lazyPage('AccountPage') },
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
