import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearSession, storeToken } from '../../../lib/storage/session-store.ts';
import { adminToast } from '../../../lib/toast.ts';
import { buildAdoption } from '../../../testing/build-adoption.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { AdoptionOfVisit, askWhoAdopted, OpenAdoptionLink } from './AdoptionLinks.tsx';
import { AdoptionsOfPet } from './AdoptionsOfPet.tsx';

afterEach(() => clearSession(null));

const milo = buildPet({ name: 'Milo', status: 'Adopted' });
const pets = [{ id: milo.id, name: 'Milo', status: 'Pending' as const, image_url: null }];

function serve(adoptions: Adoption[], created?: Adoption) {
  return stubApi({
    'GET /shelter': () => buildShelter(),
    'GET /admin/adoptions': () => adoptions,
    'POST /admin/adoptions': () => created,
  });
}

it('B9.04 D42 the page of an adopted pet says quietly that nobody is recorded, and leads to the form', async () => {
  serve([]);
  renderPage(<AdoptionsOfPet pet={milo} />, { status: 'admin' });
  const link = await screen.findByRole('link', { name: 'Record Who' });
  expect(link.getAttribute('href')).toBe(`/admin/adoptions?record=${milo.id}`);
  screen.getByText(/^Nobody is recorded as adopter/);
});

it('B9.04 the page and the row of a pet lead to the adoption, the furthest first', async () => {
  const asked = buildAdoption({ pets });
  const approved = buildAdoption({ pets, stage: 'approved', approved_at: '2026-11-20T15:00:00Z' });
  serve([asked, approved, buildAdoption()]);
  const page = (
    <>
      <AdoptionsOfPet pet={{ ...milo, status: 'Pending' }} />
      <OpenAdoptionLink petId={milo.id} />
    </>
  );
  renderPage(page, { status: 'admin' });
  const row = await screen.findByRole('link', { name: `Approved: ${approved.adopter.name}` });
  expect(row.getAttribute('href')).toBe(`/admin/adoptions/${approved.id}`);
  await screen.findByRole('link', { name: asked.adopter.name });
  expect(screen.queryByText(/^Nobody/)).toBeNull();
});

it('B9.04 a visit leads to its adoption, and one from before begins it', async () => {
  const adoption = buildAdoption({ pets });
  const visit = { id: adoption.id, pet_id: milo.id };
  serve([adoption]);
  const { unmount } = renderPage(<AdoptionOfVisit visit={visit} />, { status: 'admin' });
  await screen.findByRole('link', { name: 'Open the adoption' });
  unmount();
  const calls = serve([], adoption);
  const { address } = renderPage(<AdoptionOfVisit visit={visit} />, { status: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Begin the Adoption' }));
  await expect.poll(address).toBe(`/admin/adoptions/${adoption.id}`);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    pet_id: milo.id,
    visit_id: visit.id,
  });
});

it('B9.04 D42 a pet that is set to Adopted without a person is asked about once, and not where one is recorded', async () => {
  storeToken({ value: 'token', expiresAt: Date.now() + 900_000 });
  const blank = vi.spyOn(adminToast, 'blank').mockReturnValue('');
  serve([buildAdoption({ pets, stage: 'adopted' })]);
  await askWhoAdopted(milo);
  expect(blank).not.toHaveBeenCalled();
  serve([]);
  await askWhoAdopted(milo);
  expect(blank).toHaveBeenCalledWith(
    'Milo is adopted. Nobody is recorded as adopter.',
    expect.anything(),
  );
});
