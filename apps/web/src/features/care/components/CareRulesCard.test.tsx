import type { CareRules, PetNeed } from '@pawmatch/contract/care/care-rules-endpoints';
import { listFirstCarePlans } from '@pawmatch/contract/care/first-care-plans';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { Toasts } from '../../../testing/Toasts.tsx';
import { buildHealthRecord } from '../testing/build-health-record.ts';
import { CareMark } from './CareMark.tsx';
import { CareRulesCard } from './CareRulesCard.tsx';
import { HealthRecordView } from './HealthRecordView.tsx';
import { PetNeeds } from './PetNeeds.tsx';

const NAILS = '019ab000-0000-7000-8000-000000000001';

const [firstPlan] = listFirstCarePlans().map(({ key: _, ...plan }) => plan);

const rules: CareRules = {
  version: 3,
  rules: [
    { need: 'exam', blocks: ['showing'], is_on: false },
    { need: `plan:${NAILS}`, blocks: ['leaving'], is_on: true },
  ],
  blocked: { showing: 0, booking: 1, leaving: 2 },
};

it('B11.03 rules are turned on, added, changed and removed, and saved together; a conflict shows the current ones', async () => {
  let isChanged = true;
  const current = { ...rules, version: 4, rules: rules.rules.slice(0, 1) };
  const calls = stubApi({
    'GET /admin/care/rules': () => rules,
    'GET /admin/care/plans': () => [{ ...firstPlan, id: NAILS, name: 'Nails', is_on: true }],
    'PUT /admin/care/rules': () => {
      if (!isChanged) return { ...current, version: 5, rules: [] };
      isChanged = false;
      return problem(409, { code: 'CONFLICT', detail: 'Somebody was faster.', current });
    },
  });
  renderPage(
    <>
      <CareRulesCard />
      <Toasts />
    </>,
    { status: 'admin' },
  );
  await screen.findByRole('checkbox', { name: 'Care plan: Nails' });
  expect(
    screen.getByText('1 pet without requests of adopters. 2 pets not ready to leave.'),
  ).toBeTruthy();
  const exam = () => within(screen.getByRole('group', { name: /Veterinary examination/ }));
  // What is off is not asked for.
  expect(exam().getByRole('checkbox', { name: 'Visits' }).matches(':disabled')).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Veterinary examination' }));
  await userEvent.click(exam().getByRole('checkbox', { name: 'Visits' }));
  await userEvent.selectOptions(screen.getByLabelText('Add a rule'), 'Rabies vaccination');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Care plan: Nails' }));
  const rabies = within(screen.getByRole('group', { name: /Rabies/ }));
  await userEvent.click(rabies.getByRole('checkbox', { name: 'Leaving' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Rules' }));
  await screen.findByText('Rabies vaccination: please choose what it blocks.');
  await userEvent.click(rabies.getByRole('checkbox', { name: 'Leaving' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Rules' }));
  await screen.findByText('Somebody was faster.');
  const sent = () => calls.flatMap(({ method, body }) => (method === 'PUT' ? body : []));
  expect(sent()).toEqual([
    {
      expected_version: 3,
      rules: [
        { need: 'exam', blocks: ['showing', 'booking'], is_on: true },
        { need: 'rabies', blocks: ['leaving'], is_on: true },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('group', { name: /Rabies/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Remove: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Rules' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ expected_version: 4, rules: [] });
});

it('B11.03 a pet says what is missing and what that blocks, and each is done in one tap', async () => {
  const care = {
    item_id: null,
    kind: 'exam',
    title: 'Veterinary examination',
    awaits_result: false,
  } as const;
  const needs: PetNeed[] = [
    { need: 'exam', name: null, is_met: null, blocks: ['showing', 'leaving'], care },
    { need: 'hold', name: null, is_met: false, blocks: ['leaving'], care: null },
    {
      need: `plan:${NAILS}`,
      name: 'Nails',
      is_met: false,
      blocks: ['booking'],
      care: { ...care, item_id: NAILS },
    },
    { need: 'microchip', name: null, is_met: true, blocks: [], care },
  ];
  const calls = stubApi({
    'GET /admin/pets/luna/needs': () => needs,
    'POST /admin/pets/luna/care': () => ({}),
    'POST /admin/care/done': () => ({ items: [], refused: [] }),
  });
  renderPage(
    <Capabilities value={capabilitiesOf(['staff'], ['care'])}>
      <PetNeeds pet={{ id: 'luna', name: 'Luna' }} />
      <Toasts />
    </Capabilities>,
    { status: 'admin' },
  );
  await screen.findByText('Veterinary examination (blocks showing and leaving)');
  expect(screen.getByText('End of the legal hold (blocks leaving)')).toBeTruthy();
  expect(screen.queryByText(/Microchip/)).toBeNull();
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Done today: Veterinary examination, Luna', 'Done today: Nails, Luna']);
  await userEvent.click(screen.getByRole('button', { name: buttons[0] ?? '' }));
  await screen.findByText('Luna: Veterinary examination is written down.');
  await userEvent.click(screen.getByRole('button', { name: buttons[1] ?? '' }));
  await screen.findByText('Luna: Nails is written down.');
  const sent = calls.flatMap(({ method, body }) => (method === 'POST' ? body : []));
  expect(sent).toMatchObject([
    { kind: 'exam', title: 'Veterinary examination', done_at: expect.any(String) },
    { ids: [NAILS] },
  ]);
});

it('B11.03 a list marks a pet that is not ready', async () => {
  const blocks = [{ need: 'neutered', name: null, blocks: ['leaving'] }];
  stubApi({ 'GET /admin/care/blocked': () => [{ pet_id: NAILS, blocks }] });
  renderPage(
    <Capabilities value={capabilitiesOf(['staff'], ['care'])}>
      <CareMark petId={NAILS} />
    </Capabilities>,
    { status: 'admin' },
  );
  await screen.findByText('Missing: Spaying or neutering');
});

it('B11.03 a health record names what was done, by which shelter, what is given and what comes next', () => {
  renderPage(<HealthRecordView record={buildHealthRecord()} />);
  const text = document.body.textContent;
  for (const known of [
    'Health record of Luna',
    'Vanguard, lot L-7, 1 ml, by Happy Tails',
    '9 lb 4 oz (4.2 kg)',
    '2 times a day until November 22, 2026',
    '5 doses are left',
    'Due next',
    'FIV: Positive',
    'Faint line, by Happy Tails',
    'about January 2, 2024',
  ]) {
    expect(text).toContain(known);
  }
});
