import { Route, Routes } from 'react-router';
import { UndoNotice } from '../components/admin/UndoNotice.tsx';
import { Overview } from '../features/dashboard/admin/Overview.tsx';
import { AdminPetPage } from '../features/pets/pages/AdminPetPage.tsx';
import { AdminPetsPage } from '../features/pets/pages/AdminPetsPage.tsx';
import { PetDayPage } from '../features/pets/pages/PetDayPage.tsx';
import { PeoplePage } from '../features/users/pages/PeoplePage.tsx';
import { PersonPage } from '../features/users/pages/PersonPage.tsx';
import { AdminCalendarPage } from '../features/visits/pages/AdminCalendarPage.tsx';
import { AdminVisitPage } from '../features/visits/pages/AdminVisitPage.tsx';
import { AdminVisitsPage } from '../features/visits/pages/AdminVisitsPage.tsx';
import { DaySheetPage } from '../features/visits/pages/DaySheetPage.tsx';
import { calendarDay, people, pets, timeZone, visits } from './samples.ts';

/** The pages of staff, one below the other. */
export function DeskSections() {
  return (
    <>
      <Overview timeZone={timeZone} />
      <AdminPetsPage />
      <UndoNotice text="200 pets are Pending now." onUndo={() => undefined} />
      <AdminVisitsPage />
      <At path="/" address={`/?date=${calendarDay}&view=week`} page={<AdminCalendarPage />} />
      <At path="/" address={`/?date=${calendarDay}`} page={<DaySheetPage />} />
      <At address={`/${pets[0].id}?date=${calendarDay}`} page={<PetDayPage />} />
      <PeoplePage />
      <At address={`/${pets[0].id}`} page={<AdminPetPage />} />
      <At address={`/${visits[0]?.id}`} page={<AdminVisitPage />} />
      <At address={`/${people[0].id}`} page={<PersonPage />} />
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
