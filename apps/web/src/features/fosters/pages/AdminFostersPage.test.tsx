import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Capabilities, HasFosterHome } from '../../../lib/use-can.ts';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { OwnHomeForm } from '../components/OwnHomeForm.tsx';
import { OwnOffers } from '../components/OwnOffers.tsx';
import {
  annsHome,
  fosterBoard,
  fosterOffer,
  leftHome,
  ownOffer,
} from '../testing/foster-samples.ts';
import { AdminFostersPage } from './AdminFostersPage.tsx';

const [cy] = fosterBoard.without_home;
const biscuit = leftHome.pets[0];
const mochi = { ...biscuit, id: 'p2', name: 'Mochi' };
const kennel = {
  ...{ id: 'k1', parent_id: null, name: 'Kennel 1', capacity: null, is_capacity_strict: false },
  ...{ foster: null, pets: [biscuit, mochi], warnings: [] },
};
const answers = {
  'GET /admin/fosters': () => fosterBoard,
  'GET /admin/fosters/offers': () => [fosterOffer],
  'GET /admin/places': () => ({ places: [kennel], without_place: [] }),
  'POST /admin/fosters/offers/preview': () => ({
    reached: [annsHome.name],
    others: [{ name: leftHome.name, reasons: ['no_access', 'kind'] }],
  }),
};

const open = () =>
  renderPage(
    <Capabilities value={capabilitiesOf(['staff'], ['places', 'fosters'])}>
      <AdminFostersPage />
    </Capabilities>,
    { status: 'admin', path: '/admin/fosters' },
  );

describe('AdminFostersPage', () => {
  it('B11.01 a home says who lives there since when, what is late, and what its person takes in', async () => {
    stubApi(answers);
    open();
    const heading = await screen.findByRole('heading', { name: annsHome.name });
    const card = heading.closest('li')?.textContent;
    for (const text of ['1 of 2', 'Away until Dec 1, 2026', 'Since Nov 16, 2026']) {
      expect(card).toContain(text);
    }
    expect(card).toContain('FVRCP, Biscuit: overdue since Nov 18, 2026');
    expect(card).toContain('Takes in kittens and cats. Gives medicine. Lives there: dogs.');
    const offers = screen.getByRole('region', { name: 'Offers' }).textContent;
    expect(offers).toContain('Not this time: Foster home of Bo Kim.');
  });

  it('B11.04 staff change what a home takes in, and send what they changed alone', async () => {
    const calls = stubApi({ ...answers, [`PUT /admin/fosters/${annsHome.id}`]: () => fosterBoard });
    open();
    await userEvent.click(await screen.findByRole('button', { name: `Change ${annsHome.name}` }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gives medicine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Foster Home' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { name, capacity, is_capacity_strict } = annsHome;
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ name, capacity, is_capacity_strict, gives_medicine: false },
    });
  });

  it('B11.04 who has no home is led to offering one, and only then sees the page of fosters in the menu', async () => {
    stubApi(answers);
    const page = (hasHome: boolean) => (
      <Capabilities value={capabilitiesOf(['staff'], ['places', 'fosters'])}>
        <HasFosterHome value={hasHome}>
          <AdminFostersPage />
        </HasFosterHome>
      </Capabilities>
    );
    const at = { status: 'admin', path: '/admin/fosters' } as const;
    const without = renderPage(page(false), at);
    expect(await screen.findByRole('link', { name: 'Offer your home' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'My Fosters' })).toBeNull();
    without.unmount();
    renderPage(page(true), at);
    expect(await screen.findByRole('link', { name: 'My Fosters' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Offer your home' })).toBeNull();
  });

  it('B11.04 pets of somebody who has left are offered to others, after a look at whom it reaches', async () => {
    const calls = stubApi({
      ...answers,
      'POST /admin/fosters/offers': () => Response.json([fosterOffer], { status: 201 }),
    });
    open();
    await screen.findByText('Bo Kim has no access any more: 1 pet to bring back.');
    await userEvent.click(screen.getByRole('button', { name: 'Offer Them to Others' }));
    const dialog = within(await screen.findByRole('dialog'));
    const chosen = await dialog.findByRole('button', { name: /Biscuit/ });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await dialog.findByText('It reaches Foster home of Ann Lee.');
    dialog.getByText('Foster home of Bo Kim: no access any more and takes in others');
    await userEvent.click(dialog.getByRole('button', { name: 'All of Kennel 1' }));
    await userEvent.type(dialog.getByLabelText(/^Your words/), 'Could you?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.at(-1)?.body).toEqual({
      ...{ pet_ids: [biscuit?.id, 'p2'], note: 'Could you?', from_on: '2026-11-20', weeks: 3 },
    });
  });

  it('B11.01 a home is added with a proposed name, and what the server refuses stands at its field', async () => {
    let isRefused = true;
    const calls = stubApi({
      ...answers,
      'POST /admin/fosters': () =>
        isRefused
          ? problem(422, { errors: [{ field: 'colleague_id', message: 'Not this one.' }] })
          : Response.json(fosterBoard, { status: 201 }),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Foster Home' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Colleague/), 'Cy Roe');
    await userEvent.type(dialog.getByLabelText(/^How many pets fit/), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Foster Home' }));
    await dialog.findByText('Not this one.');
    isRefused = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Save Foster Home' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.at(-1)?.body).toEqual({
      ...{ colleague_id: cy?.id, name: 'Foster home of Cy Roe', capacity: 2 },
      is_capacity_strict: true,
    });
  });

  it('B11.01 a home in which pets live is not closed, and the page says why', async () => {
    stubApi({
      ...answers,
      [`DELETE /admin/fosters/${annsHome.id}`]: () =>
        problem(409, { detail: 'One pet lives here. Please move it first.' }),
    });
    const toasts = watchAdminToasts();
    open();
    await userEvent.click(await screen.findByRole('button', { name: `Change ${annsHome.name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Close This Home' }));
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual(['One pet lives here. Please move it first.']),
    );
  });
});

describe('OwnOffers', () => {
  it('B11.04 an offer is taken after a question, or shows that somebody else was faster', async () => {
    let shown = ownOffer;
    const calls = stubApi({
      'GET /admin/foster/offers': () => [shown],
      [`POST /admin/foster/offers/${ownOffer.id}/take`]: () => {
        shown = { ...ownOffer, state: 'taken' };
        return problem(409, { detail: 'Somebody else was faster: they have a home now.' });
      },
    });
    const toasts = watchAdminToasts();
    renderPage(<OwnOffers />, { status: 'admin', path: '/admin/foster' });
    await userEvent.click(await screen.findByRole('button', { name: 'Take in Biscuit and Mochi' }));
    const take = () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Take Them In' });
    await userEvent.click(take());
    await screen.findByText('Another home takes them in.');
    expect(toasts.map(({ text }) => text)).toEqual([
      'Somebody else was faster: they have a home now.',
    ]);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      pet_ids: ownOffer.pets.map(({ id }) => id),
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('B11.04 who declines can change their mind as long as the offer is open', async () => {
    stubApi({
      'GET /admin/foster/offers': () => [ownOffer],
      [`POST /admin/foster/offers/${ownOffer.id}/refusal`]: () => [
        { ...ownOffer, has_declined: true },
      ],
    });
    renderPage(<OwnOffers />, { status: 'admin', path: '/admin/foster' });
    const decline = { name: 'Not this time: Biscuit and Mochi' };
    await userEvent.click(await screen.findByRole('button', decline));
    await screen.findByText('You said: not this time. You can change your mind.');
    expect(screen.queryByRole('button', decline)).toBeNull();
    expect(screen.getByRole('button', { name: 'Take in Biscuit and Mochi' })).toBeTruthy();
  });
});

describe('OwnHomeForm', () => {
  it('B11.04 sends what was said, and nothing as an answer that nobody gave', async () => {
    const calls = stubApi({
      'GET /admin/foster/home': () => ({ home: null }),
      'PUT /admin/foster/home': ({ body }) => body,
    });
    const queryClient = createTestQueries();
    queryClient.setQueryData(currentUserQuery.queryKey, { has_foster_home: false } as CurrentUser);
    renderPage(<OwnHomeForm />, { status: 'admin', path: '/admin/foster', queryClient });
    await userEvent.click(await screen.findByLabelText('Kittens'));
    const lives = within(screen.getByRole('group', { name: 'Who lives with you' }));
    await userEvent.selectOptions(lives.getByLabelText('Dogs'), 'No');
    await userEvent.type(screen.getByLabelText(/^How many pets at once/), '2');
    await userEvent.click(screen.getByLabelText('Saturday'));
    expect(screen.getByText(/Never write your address/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save Answers' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        ...{ takes: ['kittens'], gives_medicine: false, capacity: 2, away_until: null },
        ...{ has_dogs: false, has_cats: null, has_children: null, visit_days: [6] },
        ...{ meeting_place: '', wants_offer_mails: true },
      }),
    );
    // The menu follows.
    await waitFor(() =>
      expect(queryClient.getQueryState(currentUserQuery.queryKey)?.isInvalidated).toBe(true),
    );
  });
});
