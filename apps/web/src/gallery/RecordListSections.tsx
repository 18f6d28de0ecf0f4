import { Route, Routes } from 'react-router';
import { Overview } from '../features/dashboard/staff/Overview.tsx';
import { AdminJournalPage } from '../features/journal/pages/AdminJournalPage.tsx';
import { AdminPetDayPage } from '../features/pets/pages/AdminPetDayPage.tsx';
import { AdminPetPage } from '../features/pets/pages/AdminPetPage.tsx';
import { AdminPetsPage } from '../features/pets/pages/AdminPetsPage.tsx';
import { AdminPeoplePage } from '../features/users/pages/AdminPeoplePage.tsx';
import { AdminPersonPage } from '../features/users/pages/AdminPersonPage.tsx';
import { AdminCalendarPage } from '../features/visits/pages/AdminCalendarPage.tsx';
import { AdminDaySheetPage } from '../features/visits/pages/AdminDaySheetPage.tsx';
import { AdminVisitPage } from '../features/visits/pages/AdminVisitPage.tsx';
import { AdminVisitsPage } from '../features/visits/pages/AdminVisitsPage.tsx';
import { UndoNotice } from '../staff/UndoNotice.tsx';
import { calendarDay, people, pets, timeZone, visits } from './samples.ts';

/** The pages of staff, one below the other. */
export function RecordListSections() {
  return (
    <>
      <Overview timeZone={timeZone} />
      <AdminPetsPage />
      <UndoNotice text="200 pets are Pending now." onUndo={() => undefined} />
      <AdminVisitsPage />
      <At path="/" address={`/?date=${calendarDay}&view=week`} page={<AdminCalendarPage />} />
      <At path="/" address={`/?date=${calendarDay}`} page={<AdminDaySheetPage />} />
      <At address={`/${pets[0].id}?date=${calendarDay}`} page={<AdminPetDayPage />} />
      <AdminPeoplePage />
      <At address={`/${pets[0].id}`} page={<AdminPetPage />} />
      <At address={`/${visits[0]?.id}`} page={<AdminVisitPage />} />
      <At address={`/${people[0].id}`} page={<AdminPersonPage />} />
      <At path="/" address={`/?person=${people[0].id}`} page={<AdminJournalPage />} />
    </>
  );
}

/** A page as at an address, such as one that ends in an id. */
function At({ address, path = '/:id', page }: AtProps) {
  return (
    <Routes location={address}>
      <Route path={path} element={page} />
    </Routes>
  );
}

type AtProps = { address: string; path?: string; page: React.ReactNode };
