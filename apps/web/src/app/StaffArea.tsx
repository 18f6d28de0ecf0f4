import { Route, Routes } from 'react-router';
import { FramedPage } from './FramedPage.tsx';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { notFoundPage } from './lazy-page.ts';
import { staffRoutes } from './staff-routes.ts';

/** R2.12, R2.14: everything under `/admin`, in scripts that adopters do not load. */
export function StaffArea() {
  return (
    <Routes>
      <Route element={<RequireAdmin />}>
        {staffRoutes.map(({ path, title, page }) => (
          <Route
            key={path}
            path={path.replace('/admin/', '')}
            element={<FramedPage key={title} title={title} page={page} />}
          />
        ))}
      </Route>
      <Route path="*" element={<FramedPage {...notFoundPage} />} />
    </Routes>
  );
}
