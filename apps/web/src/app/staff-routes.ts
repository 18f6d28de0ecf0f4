import { staffPath } from '@pawmatch/contract/staff/staff-path';
import { withoutEndSlashes } from '@pawmatch/contract/url';
import { findPage, lazyPages, type PageModule, type PageRoute } from './lazy-page.ts';
import { staffPageTitles as titles } from './staff-page-titles-messages.ts';

const lazyPage = lazyPages(import.meta.glob<PageModule>('/src/features/*/pages/Admin*Page.tsx'));

/** For who must set up a second factor first. */
export const secondFactorPage: Pick<PageRoute, 'title' | 'page'> = {
  title: titles.secondFactor,
  page: lazyPage('AdminSecondFactorPage'),
};

/** The dashboard of the specification and the other pages of staff, for who has a role at the shelter. */
export const staffRoutes: readonly PageRoute[] = [
  {
    path: '/admin/dashboard',
    title: titles.dashboard,
    page: lazyPage('AdminDashboardPage'),
    needs: 'overview.read',
  },
  {
    path: '/admin/tasks',
    title: titles.tasks,
    page: lazyPage('AdminTasksPage'),
    needs: 'tasks.read',
  },
  { path: '/admin/pets', title: titles.pets, page: lazyPage('AdminPetsPage'), needs: 'pets.read' },
  {
    path: '/admin/pets/:id',
    title: titles.petsOne,
    page: lazyPage('AdminPetPage'),
    needs: 'pets.read',
  },
  {
    path: '/admin/pets/:id/day',
    title: titles.petsDay,
    page: lazyPage('AdminPetDayPage'),
    needs: 'pets.read',
  },
  {
    path: '/admin/pets/:id/health',
    title: titles.petsHealth,
    page: lazyPage('AdminHealthRecordPage'),
    needs: 'care.read',
  },
  {
    path: '/admin/intake',
    title: titles.intake,
    page: lazyPage('AdminIntakePage'),
    needs: 'pets.read',
  },
  { path: '/admin/care', title: titles.care, page: lazyPage('AdminCarePage'), needs: 'care.read' },
  {
    path: '/admin/care/plans',
    title: titles.carePlans,
    page: lazyPage('AdminCarePlansPage'),
    needs: 'care.edit',
  },
  {
    path: '/admin/places',
    title: titles.places,
    page: lazyPage('AdminPlacesPage'),
    needs: 'places.read',
  },
  {
    path: '/admin/foster',
    title: titles.foster,
    page: lazyPage('AdminFosterPage'),
    needs: 'fosters.own',
  },
  {
    path: '/admin/fosters',
    title: titles.fosters,
    page: lazyPage('AdminFostersPage'),
    needs: 'fosters.read',
  },
  {
    path: '/admin/places/occupancy',
    title: titles.placesOccupancy,
    page: lazyPage('AdminOccupancyPage'),
    needs: 'places.read',
  },
  {
    path: '/admin/visits',
    title: titles.visits,
    page: lazyPage('AdminVisitsPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/visits/:id',
    title: titles.visitsOne,
    page: lazyPage('AdminVisitPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/adoptions',
    title: titles.adoptions,
    page: lazyPage('AdminAdoptionsPage'),
    needs: 'adoptions.read',
  },
  {
    path: '/admin/adoptions/:id',
    title: titles.adoptionsOne,
    page: lazyPage('AdminAdoptionPage'),
    needs: 'adoptions.read',
  },
  {
    path: '/admin/calendar',
    title: titles.calendar,
    page: lazyPage('AdminCalendarPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/calendar/print',
    title: titles.calendarPrint,
    page: lazyPage('AdminDaySheetPage'),
    needs: 'visits.read',
  },
  {
    path: '/admin/numbers',
    title: titles.numbers,
    page: lazyPage('AdminNumbersPage'),
    needs: 'numbers.read',
  },
  {
    path: '/admin/numbers/:number',
    title: titles.numbersOne,
    page: lazyPage('AdminNumberRowsPage'),
    needs: 'numbers.read',
  },
  {
    path: '/admin/people',
    title: titles.people,
    page: lazyPage('AdminPeoplePage'),
    needs: 'people.read',
  },
  {
    path: '/admin/people/:id',
    title: titles.peopleOne,
    page: lazyPage('AdminPersonPage'),
    needs: 'people.read',
  },
  {
    path: '/admin/follow-ups',
    title: titles.followUps,
    page: lazyPage('AdminFollowUpsPage'),
    needs: 'adoptions.read',
  },
  {
    path: '/admin/colleagues',
    title: titles.colleagues,
    page: lazyPage('AdminColleaguesPage'),
    needs: 'staff.manage',
  },
  {
    path: '/admin/outbox',
    title: titles.outbox,
    page: lazyPage('AdminOutboxPage'),
    needs: 'mail.send',
  },
  {
    path: '/admin/journal',
    title: titles.journal,
    page: lazyPage('AdminJournalPage'),
    needs: 'journal.read',
  },
  {
    path: '/admin/doctor',
    title: titles.doctor,
    page: lazyPage('AdminDoctorPage'),
    needs: 'installation.check',
  },
  {
    path: '/admin/network',
    title: titles.network,
    page: lazyPage('AdminNetworkPage'),
    needs: 'network.manage',
  },
  {
    path: '/admin/contract',
    title: titles.contract,
    page: lazyPage('AdminContractPage'),
    needs: 'settings.edit',
  },
  {
    path: '/admin/data',
    title: titles.data,
    page: lazyPage('AdminDataPage'),
    needs: 'records.export',
  },
  {
    path: '/admin/data/import',
    title: titles.dataImport,
    page: lazyPage('AdminImportPage'),
    needs: 'pets.import',
  },
  {
    path: '/admin/data/export',
    title: titles.dataExport,
    page: lazyPage('AdminExportPage'),
    needs: 'records.export',
  },
  {
    path: '/admin/data/feeds',
    title: titles.dataFeeds,
    page: lazyPage('AdminFeedsPage'),
    needs: 'feeds.edit',
  },
  {
    path: '/admin/data/website',
    title: titles.dataWebsite,
    page: lazyPage('AdminWebsitePage'),
    needs: 'settings.edit',
  },
  {
    path: '/admin/data/keys',
    title: titles.dataKeys,
    page: lazyPage('AdminKeysPage'),
    needs: 'keys.manage',
  },
  {
    path: '/admin/cards',
    title: titles.cards,
    page: lazyPage('AdminCardsPage'),
    needs: 'pets.read',
  },
  {
    path: '/admin/settings',
    title: titles.settings,
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
