import type { CareRound, DueCare } from '@pawmatch/contract/care/care-endpoints';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { storeUser } from '../../../lib/storage/session-store.ts';
import { Capabilities } from '../../../lib/use-can.ts';
import { OutboxNotice } from '../../../staff/OutboxNotice.tsx';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { buildCareItem } from '../testing/build-care-item.ts';
import { AdminCarePage } from './AdminCarePage.tsx';

const today = '2026-11-23';
const kennel = { id: 'k1', name: 'Kennel 1' };

const due = (id: string, petName: string, fields: Partial<DueCare> = {}): DueCare => ({
  ...buildCareItem({
    ...{ id, pet_id: petName, kind: 'vaccination', title: 'DAPP', due_on: today, number: 1 },
    ...{ product: 'Vanguard', dose: '1 ml' },
  }),
  ...{ is_overdue: false, missed_doses: 0, last_weight: null, place: null },
  pet: { id: petName, name: petName, species: 'Dog', shelter_number: null, photo_url: null },
  ...fields,
});

const items = [
  due('1', 'Biscuit', { place: kennel, due_on: '2026-11-20', is_overdue: true }),
  due('2', 'Mochi', { place: kennel }),
  due('3', 'Fig', {
    ...{ kind: 'weight', title: 'Weight', product: null, dose: null },
    last_weight: { grams: 4280, at: '2026-10-24T15:00:00.000Z' },
  }),
];
const round: CareRound = { today, total: 3, overdue: 1, awaited: 0, areas: [], items };

const open = (answers: Parameters<typeof stubApi>[0], role: 'volunteer' | 'staff' = 'staff') => {
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    'GET /admin/care/due': () => round,
    ...answers,
  });
  renderPage(
    <Capabilities value={capabilitiesOf([role], ['care'])}>
      <OutboxNotice />
      <AdminCarePage />
    </Capabilities>,
    { status: 'admin', path: '/admin/care' },
  );
  return calls;
};
const bodiesOf = (calls: ReturnType<typeof stubApi>, path: string) =>
  calls.flatMap((call) => (call.path === path ? call.body : []));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('AdminCarePage', () => {
  it('B11.02 shows what is due by place, says what is overdue, and is done with one tap, which is taken back', async () => {
    const result = { items: [items[0]], refused: [] };
    const calls = open({
      'POST /admin/care/done': () => result,
      'POST /admin/care/undo': () => result,
    });
    await screen.findByText('3 days overdue');
    expect(screen.getByText('3 due, 1 overdue')).toBeTruthy();
    expect(screen.getByText('1 overdue')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Results Awaited' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'Kennel 1',
      'Without a place',
    ]);
    await press('Done: DAPP, Biscuit');
    const notice = await screen.findByText('DAPP, Biscuit: done.');
    expect(document.activeElement?.contains(notice)).toBe(true);
    await press('Undo');
    await screen.findByText('It is due again.');
    expect(bodiesOf(calls, '/admin/care/done')).toEqual([{ ids: ['1'] }]);
    expect(bodiesOf(calls, '/admin/care/undo')).toEqual([{ ids: ['1'] }]);
  });

  it('B11.02 what is done here or by others stays in its place, so that nothing moves under a thumb, and leaves with the view', async () => {
    let left = items;
    const calls = open({
      'GET /admin/care/due': () => ({ ...round, total: left.length, items: left }),
      'POST /admin/care/done': () => {
        // A colleague was at the third one meanwhile.
        left = items.slice(1, 2);
        return { items: [items[0]], refused: [] };
      },
      'POST /admin/care/undo': () => {
        left = items.slice(0, 2);
        return { items: [items[0]], refused: [] };
      },
    });
    const rows = () =>
      screen.getAllByRole('listitem').flatMap((row) => (row.closest('nav') ? [] : row.textContent));
    await press('Done: DAPP, Biscuit');
    await screen.findByText('1 due, 1 overdue');
    expect(rows()).toEqual([
      'DAPPDoneTake Back',
      'DAPPDue todayVanguard, 1 mlDoneSkip',
      'WeightNot due any more',
    ]);
    await press('Take back: DAPP, Biscuit');
    await screen.findByRole('button', { name: 'Done: DAPP, Biscuit' });
    expect(bodiesOf(calls, '/admin/care/undo')).toEqual([{ ids: ['1'] }]);
    await press('Overdue');
    await waitFor(() => expect(screen.queryByText('Not due any more')).toBeNull());
  });

  it('B11.02 goes through one building, which is remembered for the person on this device, until it is closed', async () => {
    storeUser({ id: 'tech', full_name: 'Tech', email: 'tech@example.com', role: 'admin' });
    let areas = [
      { id: 'b1', name: 'Building A' },
      { id: 'b2', name: 'Building B' },
    ];
    const answer = ({ query }: { query: URLSearchParams }) => ({
      ...round,
      areas,
      items: query.get('place_id') === 'b2' ? items.slice(2) : items,
    });
    open({ 'GET /admin/care/due': answer });
    await userEvent.selectOptions(await screen.findByLabelText('Building or area'), 'Building B');
    await waitFor(() => expect(screen.queryByText('3 days overdue')).toBeNull());
    await screen.findByRole('link', { name: 'Fig' });
    cleanup();

    open({ 'GET /admin/care/due': answer });
    await screen.findByRole('link', { name: 'Fig' });
    expect(screen.getByLabelText<HTMLSelectElement>('Building or area').value).toBe('b2');
    expect(screen.queryByText('3 days overdue')).toBeNull();
    cleanup();

    areas = areas.slice(0, 1);
    open({ 'GET /admin/care/due': answer });
    await screen.findByText('3 days overdue');
    expect(screen.getByLabelText<HTMLSelectElement>('Building or area').value).toBe('');
  });

  it('B11.02 shows a place that begins on one page and goes on on the next one once', async () => {
    const pages = [items.slice(0, 1), items.slice(1)];
    open({
      'GET /admin/care/due': ({ query }: { query: URLSearchParams }) => ({
        ...round,
        total: 203,
        items: pages[Number(query.get('page')) - 1],
      }),
    });
    await press('Show 202 More');
    await screen.findByRole('link', { name: 'Mochi' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'Kennel 1',
      'Without a place',
    ]);
  });

  it('B11.02 says who was faster, until it was read', async () => {
    const at = '2026-11-23T14:12:00.000Z';
    const refusal = { id: '1', reason: 'already_done', by: 'Robin', at };
    open({ 'POST /admin/care/done': () => ({ items: [], refused: [refusal] }) });
    await press('Done: DAPP, Biscuit');
    await screen.findByText('DAPP, Biscuit: done by Robin at 9:12 AM.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await press('Got It');
    expect(screen.queryByText(/done by Robin/)).toBeNull();
  });

  it('B11.02 the same for all of a place is done at once, with the lot number typed once', async () => {
    const calls = open({
      'POST /admin/care/done': () => ({ items: items.slice(0, 2), refused: [] }),
    });
    await press('All 2: DAPP');
    expect(screen.getByText('Biscuit, Mochi')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Lot number'), 'A17');
    await press('All 2 Are Done');
    await screen.findByText('DAPP: done for 2 pets.');
    expect(bodiesOf(calls, '/admin/care/done')).toEqual([
      { ids: ['1', '2'], product: 'Vanguard', lot: 'A17', dose: '1 ml', note: '' },
    ]);
    await press('All 2: DAPP');
    expect(screen.getByLabelText<HTMLInputElement>('Lot number').value).toBe('A17');
  });

  it('B11.02 of one pet the lot number, a note, the cost and an earlier day are written down, and the lot number stays for the next one', async () => {
    const calls = open({ 'POST /admin/care/done': () => ({ items: [items[0]], refused: [] }) });
    await press('Details: DAPP, Biscuit');
    await userEvent.type(screen.getByLabelText('Lot number'), 'A17');
    await userEvent.type(screen.getByLabelText('Note for colleagues'), 'Left leg');
    await userEvent.type(screen.getByLabelText('Cost'), 'much');
    const day = screen.getByLabelText('Day');
    fireEvent.change(day, { target: { value: '2026-11-24' } });
    await press('Done');
    await screen.findByText('Please choose today or an earlier day.');
    await screen.findByText('Please give an amount such as 12.50, or leave it empty.');
    fireEvent.change(day, { target: { value: '2026-11-21' } });
    await userEvent.clear(screen.getByLabelText('Cost'));
    await userEvent.type(screen.getByLabelText('Cost'), '12.50');
    await press('Done');
    await screen.findByText('DAPP, Biscuit: done.');
    expect(bodiesOf(calls, '/admin/care/done')).toEqual([
      {
        ...{ ids: ['1'], product: 'Vanguard', lot: 'A17', dose: '1 ml', note: 'Left leg' },
        ...{ cost_cents: 1250, at: '2026-11-21T17:00:00.000Z' },
      },
    ]);
    await press('Details: DAPP, Mochi');
    expect(screen.getByLabelText<HTMLInputElement>('Lot number').value).toBe('A17');
    expect(screen.getByLabelText<HTMLInputElement>('Note for colleagues').value).toBe('');
  });

  it('B11.03 of a test its result is asked for, for one or for all of a place', async () => {
    const test = { place: kennel, kind: 'test', title: 'FIV', product: null, dose: null } as const;
    const calls = open({
      'GET /admin/care/due': () => ({
        ...{ today, total: 2, overdue: 0, awaited: 0, areas: [] },
        items: [due('1', 'Mia', test), due('2', 'Tom', test)],
      }),
      'POST /admin/care/done': () => ({ items: [due('1', 'Mia', test)], refused: [] }),
    });
    await press('Done: FIV, Mia');
    await userEvent.type(screen.getByLabelText(/^Note on the result/), 'Faint line');
    await press('Done');
    await screen.findByText('Please choose the result, too.');
    await userEvent.selectOptions(screen.getByLabelText(/^Result/), 'Positive');
    await press('Done');
    await screen.findByText('FIV, Mia: done.');
    await press('All 2: FIV');
    await userEvent.selectOptions(screen.getByLabelText(/^Result/), 'The result comes later');
    await press('All 2 Are Done');
    await waitFor(() =>
      expect(bodiesOf(calls, '/admin/care/done')).toEqual([
        {
          ids: ['1'],
          product: '',
          lot: '',
          dose: '',
          note: '',
          result: 'positive',
          result_note: 'Faint line',
        },
        { ids: ['1', '2'], product: '', lot: '', dose: '', note: '', awaits_result: true },
      ]),
    );
  });

  it('B11.02 results that come later are a view of their own, written down with one tap and a choice, and taken back', async () => {
    const awaited = due('1', 'Mia', {
      ...{ kind: 'test', title: 'FIV', done_at: '2026-11-20T15:00:00.000Z' },
      ...{ awaits_result: true, can_write_result: true },
    });
    const calls = open({
      'GET /admin/care/due': ({ query }) =>
        query.get('awaited')
          ? { ...round, total: 1, overdue: 0, awaited: 1, items: [awaited] }
          : { ...round, awaited: 1 },
      'POST /admin/care/results': () => ({ items: [awaited], refused: [] }),
    });
    await press('Results Awaited');
    await screen.findByText('Result awaited since November 20, 2026');
    expect(screen.getByText('1 result is awaited')).toBeTruthy();
    await press('Write down the result: FIV, Mia');
    await press('Save');
    await screen.findByText('Please choose the result, too.');
    await userEvent.selectOptions(screen.getByLabelText(/^Result/), 'Negative');
    await press('Save');
    await screen.findByText('FIV, Mia: Negative.');
    await press('Undo');
    await screen.findByText('FIV, Mia: the result is awaited again.');
    expect(bodiesOf(calls, '/admin/care/results')).toEqual([
      { ids: ['1'], result: 'negative', result_note: '' },
      { ids: ['1'], result: null, replaces: 'negative' },
    ]);
  });

  it('B11.02 of all of a place, those that were refused are not counted, and each kind keeps its own lot number', async () => {
    const worming = {
      place: kennel,
      kind: 'worming',
      title: 'Worming',
      product: 'Drontal',
    } as const;
    const more = [...items, due('4', 'Biscuit', worming), due('5', 'Mochi', worming)];
    const refused = [{ id: '2', reason: 'already_done', by: 'Robin', at: null }];
    const calls = open({
      'GET /admin/care/due': () => ({ ...round, total: 5, items: more }),
      'POST /admin/care/done': ({ body }) => {
        const [first = ''] = (body as { ids: string[] }).ids;
        return { items: [{ ...items[0], id: first }], refused };
      },
    });
    await press('All 2: DAPP');
    await userEvent.type(screen.getByLabelText('Lot number'), 'A17');
    await press('All 2 Are Done');
    await screen.findByText('DAPP: done for 1 pet.');
    await screen.findByText('DAPP, Mochi: done already.');
    await press('Got It');
    await press('All 2: Worming');
    await press('All 2 Are Done');
    await screen.findByText('Worming: done for 1 pet.');
    expect(bodiesOf(calls, '/admin/care/done').at(-1)).toEqual({
      ...{ ids: ['4', '5'], product: 'Drontal', lot: '', dose: '1 ml', note: '' },
    });
  });

  it('B11.02 doses of one pet are told apart, and neither they nor those of days to come are done at once', async () => {
    const days = ['2026-11-23', '2026-11-23', '2026-11-24'];
    const doses = ['Biscuit', 'Mochi'].flatMap((name) =>
      days.map((due_on, index) =>
        due(`${name}${index}`, name, {
          ...{ place: kennel, kind: 'medicine', title: 'Amoxicillin', due_on },
          ...{ number: (index % 2) + 1, doses_a_day: 2 },
        }),
      ),
    );
    let shown = doses.slice(0, 3);
    const calls = open({
      'GET /admin/care/due': () => ({ ...round, total: shown.length, items: shown }),
      'POST /admin/care/done': () => ({ items: doses.slice(0, 1), refused: [] }),
    });
    await screen.findAllByRole('button', { name: 'Done: Amoxicillin (1\u00a0of\u00a02), Biscuit' });
    expect(screen.getByText('Amoxicillin (2 of 2)')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /^All/ })).toEqual([]);
    shown = doses;
    await press('Next 7 Days');
    await press('All 2: Amoxicillin (1\u00a0of\u00a02)');
    await press('All 2 Are Done');
    await waitFor(() =>
      expect(bodiesOf(calls, '/admin/care/done')).toMatchObject([{ ids: ['Biscuit0', 'Mochi0'] }]),
    );
  });

  it('B11.02 a weight is typed in pounds or kilograms, and a fall is told', async () => {
    const toasts = watchAdminToasts();
    const calls = open({
      'POST /admin/pets/Fig/weights': () =>
        Response.json({ item: items[2], fall_percent: 12 }, { status: 201 }),
    });
    await userEvent.type(await screen.findByLabelText('Weight of Fig'), '9');
    expect(screen.getByText('Last: 9 lb 7 oz (4.28 kg), Oct 24, 2026')).toBeTruthy();
    await press('Save Weight');
    await screen.findByText('Please give the weight with its unit, such as 9 lb 4 oz or 4.2 kg.');
    await userEvent.type(screen.getByLabelText('Weight of Fig'), ' lb 4 oz');
    expect(screen.getByText('9 lb 4 oz (4.2 kg)')).toBeTruthy();
    await press('Save Weight');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.text).toBe('Fig has lost 12 % in the last 30 days. A look at it is due now.');
    expect(bodiesOf(calls, '/admin/pets/Fig/weights')).toEqual([{ weight: '9 lb 4 oz' }]);
  });

  it('B11.02 of a scale the unit is chosen once, and then numbers are enough', async () => {
    watchAdminToasts();
    const second = due('5', 'Gus', { kind: 'weight', title: 'Weight' });
    const calls = open({
      'GET /admin/care/due': () => ({ ...round, total: 4, items: [...items, second] }),
      'POST /admin/pets/Fig/weights': () =>
        Response.json({ item: items[2], fall_percent: null }, { status: 201 }),
      'POST /admin/pets/Gus/weights': () =>
        Response.json({ item: second, fall_percent: null }, { status: 201 }),
    });
    const of = async (pet: string) => screen.findByLabelText<HTMLInputElement>(`Weight of ${pet}`);
    await userEvent.selectOptions((await screen.findAllByLabelText('Unit'))[0] as Element, 'kg');
    await userEvent.type(await of('Fig'), '4,2{Enter}');
    expect((await of('Gus')).inputMode).toBe('decimal');
    await userEvent.type(await of('Gus'), '9 lb 4 oz{Enter}');
    await waitFor(() => expect(bodiesOf(calls, '/admin/pets/Gus/weights')).toHaveLength(1));
    expect(bodiesOf(calls, '/admin/pets/Fig/weights')).toEqual([{ weight: '4,2 kg' }]);
    expect(bodiesOf(calls, '/admin/pets/Gus/weights')).toEqual([{ weight: '9 lb 4 oz' }]);
  });

  it('B11.02 what is done, skipped and weighed without a network waits, and is sent in its order', async () => {
    let isAway = true;
    const answer = (body: unknown) => () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return body;
    };
    const calls = open({
      'POST /admin/care/done': answer({ items: [items[0]], refused: [] }),
      'POST /admin/care/skip': answer({
        items: [],
        refused: [{ id: '2', reason: 'not_found', by: null, at: null }],
      }),
      'POST /admin/pets/Fig/weights': answer({ item: items[2], fall_percent: null }),
    });
    await press('Done: DAPP, Biscuit');
    await screen.findByText('DAPP, Biscuit: kept on this device until it can be sent.');
    await press('Skip: DAPP, Mochi');
    await press('Skip It');
    await screen.findByText('Please say why.');
    await userEvent.type(screen.getByLabelText(/^Why/), 'It was ill.');
    await press('Skip It');
    await screen.findByText('Skipped, waiting to be sent');
    await userEvent.type(screen.getByLabelText('Weight of Fig'), '9 lb 4 oz');
    await press('Save Weight');
    await screen.findByText('9 lb 4 oz, waiting to be sent');
    await userEvent.type(screen.getByLabelText('Weight of Fig'), '99 lb');
    await press('Save Weight');
    await screen.findByText('No connection. 4 changes are waiting to be sent.');
    // The first one may have arrived.
    expect(screen.queryByRole('button', { name: 'Take back: DAPP, Biscuit' })).toBeNull();
    await press('Take back: 99 lb, Fig');
    await screen.findByText('No connection. 3 changes are waiting to be sent.');

    isAway = false;
    const before = calls.length;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('DAPP, Mochi: it is not due any more.');
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull());
    const sent = calls.slice(before).filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/admin/care/done', { ids: ['1'] }],
      ['/admin/care/skip', { ids: ['2'], reason: 'It was ill.' }],
      ['/admin/pets/Fig/weights', { weight: '9 lb 4 oz' }],
    ]);
    const keys = calls
      .filter(({ path }) => path === '/admin/care/done')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await press('Got It');
  });

  it('B11.02 shows what is overdue alone, as its address says', async () => {
    const calls = open({});
    await press('Overdue');
    await waitFor(() => expect(calls.at(-1)?.query.get('overdue')).toBe('true'));
  });

  it('B11.02 B8.06 a volunteer does what is due, and does not change plans', async () => {
    open({}, 'volunteer');
    await screen.findByRole('button', { name: 'Done: DAPP, Mochi' });
    expect(screen.queryByRole('link', { name: 'Care Plans' })).toBeNull();
  });
});
