import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { AdminVisitPage } from './AdminVisitPage.tsx';

it.each([
  ['2099-11-23T19:00:00.000Z', true],
  // A Tuesday.
  ['2099-11-24T19:00:00.000Z', false],
  ['2020-11-23T19:00:00.000Z', false],
])(
  'B11.06 a visit of %s says whether its pet can be met on that day: %s',
  async (requested_at, isTold) => {
    const visit = buildVisit({ requested_at, meeting_place: 'At the mill' });
    stubApi({
      [`GET /admin/visit-requests/${visit.id}`]: () => visit,
      [`GET /admin/visit-requests/${visit.id}/internal-notes`]: () => ({
        current: null,
        earlier: [],
      }),
      'GET /visit-requests/days': () => ({ weekdays: [2] }),
      'GET /shelter': () => buildShelter(),
    });
    const page = (
      <Capabilities value={['visits.read']}>
        <Routes>
          <Route path="/admin/visits/:id" element={<AdminVisitPage />} />
        </Routes>
      </Capabilities>
    );
    const queryClient = createTestQueries();
    renderPage(page, { status: 'admin', path: `/admin/visits/${visit.id}`, queryClient });
    expect(await screen.findByText('At the mill')).toBeTruthy();
    const notice = `${visit.pet?.name} can be met on Tuesdays now. This visit stays as it is until you move it.`;
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(notice) !== null).toBe(isTold);
  },
);
