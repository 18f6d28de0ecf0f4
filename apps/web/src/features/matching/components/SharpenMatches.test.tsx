import { noHomeDetails } from '@pawmatch/contract/matching/home/home-details';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { SharpenMatches } from './SharpenMatches.tsx';

const preferences = { has_children: false, preferred_energy_level: null } as Preferences;

async function open(isOnly: boolean) {
  let home: object = { ...noHomeDetails, zip: null, within: null };
  const calls = stubApi({
    'GET /match/home': () => home,
    'GET /shelter': () => ({ is_only: isOnly }),
    'PATCH /match/home': ({ body }) => {
      home = { ...home, ...(body as object) };
      return home;
    },
  });
  renderPage(<SharpenMatches preferences={preferences} />, { status: 'adopter' });
  await userEvent.click(screen.getByText('Sharpen your matches'));
  await screen.findByLabelText(/^How long/);
  return () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
}

it('B8.03 asks where one lives and how far one would go, when there are several shelters', async () => {
  const answers = await open(false);
  const [zip, within] = [
    await screen.findByLabelText('ZIP code'),
    screen.getByLabelText(/^How far/),
  ];
  expect(within).toHaveProperty('disabled', true);
  await userEvent.type(zip, '6270');
  await userEvent.tab();
  await screen.findByText('Please enter a US ZIP code of five digits, such as 62701.');
  expect(answers()).toEqual([]);
  await userEvent.type(zip, '1');
  await waitFor(() => expect(within).toHaveProperty('disabled', false));
  await userEvent.selectOptions(within, '25');
  await userEvent.clear(zip);
  await waitFor(() =>
    expect(answers()).toEqual([{ zip: '62701' }, { within: '25' }, { zip: null }]),
  );
});

it('B8.01 asks no such thing with one shelter', async () => {
  await open(true);
  expect(screen.queryByLabelText('ZIP code')).toBeNull();
});
