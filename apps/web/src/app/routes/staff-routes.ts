import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { staffPath } from '@pawmatch/contract/staff/staff-path';
import { withoutEndSlashes } from '@pawmatch/contract/url';
import { staffPageTitles as titles } from '../staff-page-titles-messages.ts';
import { findPage, lazyPages, type PageModule, type PageRoute } from './lazy-page.ts';

const lazyPage = lazyPages(import.meta.glob<PageModule>('/src/features/*/pages/Admin*Page.tsx'));

/** For who must set up a second factor first. */
export const secondFactorPage: Pick<PageRoute, 'title' | 'page'> = {
  title: titles.secondFactor,
  page: lazyPage('AdminSecondFactorPage'),
};

const route = (path: string, title: string, page: string, needs: Capability): PageRoute => ({
  path,
  title,
  page: lazyPage(page),
  needs,
});

/** The dashboard of the specification and the other pages of staff, for who has a role at the shelter. */
export const staffRoutes: readonly PageRoute[] = [
  route('/admin/dashboard', titles.dashboard, 'AdminDashboardPage', 'overview.read'),
  route('/admin/tasks', titles.tasks, 'AdminTasksPage', 'tasks.read'),
  route('/admin/pets', titles.pets, 'AdminPetsPage', 'pets.read'),
  route('/admin/pets/:id', titles.petsOne, 'AdminPetPage', 'pets.read'),
  route('/admin/pets/:id/day', titles.petsDay, 'AdminPetDayPage', 'pets.read'),
  route('/admin/pets/:id/health', titles.petsHealth, 'AdminHealthRecordPage', 'care.read'),
  route('/admin/intake', titles.intake, 'AdminIntakePage', 'pets.read'),
  route('/admin/care', titles.care, 'AdminCarePage', 'care.read'),
  route('/admin/care/plans', titles.carePlans, 'AdminCarePlansPage', 'care.edit'),
  route('/admin/places', titles.places, 'AdminPlacesPage', 'places.read'),
  route('/admin/foster', titles.foster, 'AdminFosterPage', 'fosters.own'),
  route('/admin/fosters', titles.fosters, 'AdminFostersPage', 'fosters.read'),
  route('/admin/places/occupancy', titles.placesOccupancy, 'AdminOccupancyPage', 'places.read'),
  route('/admin/visits', titles.visits, 'AdminVisitsPage', 'visits.read'),
  route('/admin/visits/:id', titles.visitsOne, 'AdminVisitPage', 'visits.read'),
  route('/admin/adoptions', titles.adoptions, 'AdminAdoptionsPage', 'adoptions.read'),
  route('/admin/adoptions/:id', titles.adoptionsOne, 'AdminAdoptionPage', 'adoptions.read'),
  route('/admin/calendar', titles.calendar, 'AdminCalendarPage', 'visits.read'),
  route('/admin/calendar/print', titles.calendarPrint, 'AdminDaySheetPage', 'visits.read'),
  route('/admin/numbers', titles.numbers, 'AdminNumbersPage', 'numbers.read'),
  route('/admin/numbers/:number', titles.numbersOne, 'AdminNumberRowsPage', 'numbers.read'),
  route('/admin/people', titles.people, 'AdminPeoplePage', 'people.read'),
  route('/admin/people/:id', titles.peopleOne, 'AdminPersonPage', 'people.read'),
  route('/admin/follow-ups', titles.followUps, 'AdminFollowUpsPage', 'adoptions.read'),
  route('/admin/colleagues', titles.colleagues, 'AdminColleaguesPage', 'staff.manage'),
  route('/admin/outbox', titles.outbox, 'AdminOutboxPage', 'mail.send'),
  route('/admin/journal', titles.journal, 'AdminJournalPage', 'journal.read'),
  route('/admin/doctor', titles.doctor, 'AdminDoctorPage', 'installation.check'),
  route('/admin/network', titles.network, 'AdminNetworkPage', 'network.manage'),
  route('/admin/contract', titles.contract, 'AdminContractPage', 'settings.edit'),
  route('/admin/data', titles.data, 'AdminDataPage', 'records.export'),
  route('/admin/data/import', titles.dataImport, 'AdminImportPage', 'pets.import'),
  route('/admin/data/export', titles.dataExport, 'AdminExportPage', 'records.export'),
  route('/admin/data/feeds', titles.dataFeeds, 'AdminFeedsPage', 'feeds.edit'),
  route('/admin/data/website', titles.dataWebsite, 'AdminWebsitePage', 'settings.edit'),
  route('/admin/data/keys', titles.dataKeys, 'AdminKeysPage', 'keys.manage'),
  route('/admin/cards', titles.cards, 'AdminCardsPage', 'pets.read'),
  route('/admin/settings', titles.settings, 'AdminSettingsPage', 'overview.read'),
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
