import { staffPath } from '@pawmatch/contract/staff/staff-path';
import { withoutEndSlashes } from '@pawmatch/contract/url';
import { findPage, lazyPages, type PageModule, type PageRoute } from './lazy-page.ts';

const lazyPage = lazyPages(import.meta.glob<PageModule>('/src/features/*/pages/Admin*Page.tsx'));

/** For who must set up a second factor first. */
export const secondFactorPage: Pick<PageRoute, 'title' | 'page'> = {
  title: 'Second Step',
  page: lazyPage('AdminSecondFactorPage'),
};

/** The dashboard of the specification and the other pages of staff, for who has a role at the shelter. */
export const staffRoutes: readonly PageRoute[] = [
  {
    path: '/admin/dashboard',
    title: 'Admin Dashboard',
    page: lazyPage('AdminDashboardPage'),
    needs: 'overview.read',
  },
  { path: '/admin/tasks', title: 'Tasks', page: lazyPage('AdminTasksPage'), needs: 'tasks.read' },
  { path: '/admin/pets', title: 'Pets', page: lazyPage('AdminPetsPage'), needs: 'pets.read' },
  { path: '/admin/pets/:id', title: 'Pet', page: lazyPage('AdminPetPage'), needs: 'pets.read' },
  {
    path: '/admin/pets/:id/day',
    title: 'Day Card',
    page: lazyPage('AdminPetDayPage'),
    needs: 'pets.read',
  },
  {
    path: '/admin/intake',
    title: 'In Care',
    page: lazyPage('AdminIntakePage'),
    needs: 'pets.read',
  },
  { path: '/admin/care', title: 'Care Due', page: lazyPage('AdminCarePage'), needs: 'care.read' },
  {
    path: '/admin/care/plans',
    title: 'Care Plans',
    page: lazyPage('AdminCarePlansPage'),
    needs: 'care.edit',
  },
  {
    path: '/admin/places',
    title: 'Places',
    page: lazyPage('AdminPlacesPage'),
    needs: 'places.read',
  },
  {
    path: '/admin/places/occupancy',
    title: 'Occupancy',
    page: lazyPage('AdminOccupancyPage'),
    needs: 'places.read',
  },
  {
    path: '/admin/visits',
    title: 'Visits',
    page: lazyPage('AdminVisitsPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/visits/:id',
    title: 'Visit',
    page: lazyPage('AdminVisitPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/adoptions',
    title: 'Adoptions',
    page: lazyPage('AdminAdoptionsPage'),
    needs: 'adoptions.read',
  },
  {
    path: '/admin/adoptions/:id',
    title: 'Adoption',
    page: lazyPage('AdminAdoptionPage'),
    needs: 'adoptions.read',
  },
  {
    path: '/admin/calendar',
    title: 'Calendar',
    page: lazyPage('AdminCalendarPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/calendar/print',
    title: 'Day Sheet',
    page: lazyPage('AdminDaySheetPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/numbers',
    title: 'Numbers',
    page: lazyPage('AdminNumbersPage'),
    needs: 'numbers.read',
  },
  {
    path: '/admin/numbers/:number',
    title: 'Number',
    page: lazyPage('AdminNumberRowsPage'),
    needs: 'numbers.read',
  },
  {
    path: '/admin/people',
    title: 'People',
    page: lazyPage('AdminPeoplePage'),
    needs: 'people.read',
  },
  {
    path: '/admin/people/:id',
    title: 'Account',
    page: lazyPage('AdminPersonPage'),
    needs: 'people.read',
  },
  {
    path: '/admin/follow-ups',
    title: 'Follow-ups',
    page: lazyPage('AdminFollowUpsPage'),
    needs: 'adoptions.read',
  },
  {
    path: '/admin/colleagues',
    title: 'Colleagues',
    page: lazyPage('AdminColleaguesPage'),
    needs: 'staff.manage',
  },
  { path: '/admin/outbox', title: 'Emails', page: lazyPage('AdminOutboxPage'), needs: 'mail.send' },
  {
    path: '/admin/journal',
    title: 'Journal',
    page: lazyPage('AdminJournalPage'),
    needs: 'journal.read',
  },
  {
    path: '/admin/doctor',
    title: 'Checks',
    page: lazyPage('AdminDoctorPage'),
    needs: 'installation.check',
  },
  {
    path: '/admin/network',
    title: 'Shelters',
    page: lazyPage('AdminNetworkPage'),
    needs: 'network.manage',
  },
  {
    path: '/admin/contract',
    title: 'Adoption Contract',
    page: lazyPage('AdminContractPage'),
    needs: 'settings.edit',
  },
  { path: '/admin/data', title: 'Data', page: lazyPage('AdminDataPage'), needs: 'records.export' },
  {
    path: '/admin/data/import',
    title: 'Import',
    page: lazyPage('AdminImportPage'),
    needs: 'pets.import',
  },
  {
    path: '/admin/data/export',
    title: 'Export',
    page: lazyPage('AdminExportPage'),
    needs: 'records.export',
  },
  {
    path: '/admin/data/feeds',
    title: 'Feeds',
    page: lazyPage('AdminFeedsPage'),
    needs: 'feeds.edit',
  },
  {
    path: '/admin/data/website',
    title: 'Your Website',
    page: lazyPage('AdminWebsitePage'),
    needs: 'settings.edit',
  },
  {
    path: '/admin/data/keys',
    title: 'Keys for Programs',
    page: lazyPage('AdminKeysPage'),
    needs: 'keys.manage',
  },
  {
    path: '/admin/cards',
    title: 'Kennel Cards',
    page: lazyPage('AdminCardsPage'),
    needs: 'pets.read',
  },
  {
    path: '/admin/settings',
    title: 'Settings',
    page: lazyPage('AdminSettingsPage'),
    needs: 'overview.read',
  },
];

const firstParts = new Set(staffRoutes.map(({ path }) => path.split('/')[2]));

/**
 * The shelter in an address of staff, such as `/admin/berlin-cats/pets`, and the address without it.
 * @returns `slug` null where the address names none
 */
export function readStaffPath(pathname: string): { slug: string | null; path: string } {
  const path = withoutEndSlashes(pathname);
  const [, area, first, ...rest] = path.split('/');
  if (area !== 'admin' || !first || firstParts.has(first) || rest.length === 0)
    return { slug: null, path };
  return { slug: first, path: staffPath(null, `/${rest.join('/')}`) };
}

/** The page of staff at a path, with or without a shelter in it. */
export const findStaffPage = (pathname: string): PageRoute | undefined =>
  findPage(readStaffPath(pathname).path, staffRoutes);
