/** Where the screens of `screens.ts` are, as the build's manifest calls them; read by the server. */
export const pageSources: Readonly<Record<string, string>> = {
  '/': 'src/features/home/components/HomePage.tsx',
  '/pets': 'src/features/pets/components/PetsPage.tsx',
  '/login': 'src/features/auth/components/LoginPage.tsx',
  '/signup': 'src/features/auth/components/SignupPage.tsx',
  '/forgot-password': 'src/features/auth/components/ForgotPasswordPage.tsx',
  '/reset-password': 'src/features/auth/components/ResetPasswordPage.tsx',
  '/confirm-email': 'src/features/account/components/ConfirmEmailPage.tsx',
  '/questionnaire': 'src/features/preferences/components/QuestionnairePage.tsx',
  '/dashboard': 'src/features/dashboard/components/UserDashboardPage.tsx',
  '/match-results': 'src/features/matching/components/MatchResultsPage.tsx',
  '/admin/dashboard': 'src/app/admin/AdminDashboardPage.tsx',
  '/admin/people': 'src/features/users/admin/PeoplePage.tsx',
  '/account': 'src/features/account/components/AccountPage.tsx',
};

export const notFoundSource = 'src/app/NotFoundPage.tsx';

/** What a pet in the address opens. */
export const petDialogSource = 'src/features/pets/components/PetDialog.tsx';
