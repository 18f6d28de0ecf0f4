import { Route, Routes } from 'react-router';
import { Overview } from '../features/dashboard/admin/Overview.tsx';
import { UndoNotice } from '../features/pets/admin/UndoNotice.tsx';
import { AdminPetPage } from '../features/pets/pages/AdminPetPage.tsx';
import { AdminPetsPage } from '../features/pets/pages/AdminPetsPage.tsx';
import { PeoplePage } from '../features/users/pages/PeoplePage.tsx';
import { PersonPage } from '../features/users/pages/PersonPage.tsx';
import { AdminVisitPage } from '../features/visits/pages/AdminVisitPage.tsx';
import { AdminVisitsPage } from '../features/visits/pages/AdminVisitsPage.tsx';
import { people, pets, timeZone, visits } from './samples.ts';

/** The pages of staff, one below the other. */
export function DeskSections() {
  return (
    <>
      <Overview timeZone={timeZone} />
      <AdminPetsPage />
      <UndoNotice text="200 pets are Pending now." onUndo={() => undefined} />
      <AdminVisitsPage />
      <PeoplePage />
      <At id={pets[0].id} page={<AdminPetPage />} />
      <At id={visits[0]?.id ?? ''} page={<AdminVisitPage />} />
      <At id={people[0].id} page={<PersonPage />} />
    </>
  );
}

/** A page as at an address that ends in an id. */
function At({ id, page }: { id: string; page: React.ReactNode }) {
  return (
    <Routes location={`/${id}`}>
      <Route path="/:id" element={page} />
    </Routes>
  );
}
