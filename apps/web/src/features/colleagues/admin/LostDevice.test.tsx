import type { Colleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { LostDevice } from './LostDevice.tsx';

const colleague: Colleague = {
  id: '0198c0de-0000-7000-8003-00000000000a',
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  role: 'staff',
  since: '2026-11-20T15:00:00.000Z',
  invited_by: null,
  suspended_at: null,
  has_second_factor: true,
  foster_pets: [],
  factor_reset: null,
};
const asked = (id: string) => ({
  asked_by: { id, full_name: 'Grace Hopper' },
  until: '2026-11-21T15:00:00.000Z',
});
const ASK = 'Ask to Remove the Second Step of Ada Lovelace';
const CONFIRM = 'Remove the Second Step of Ada Lovelace';

describe('a colleague who has lost the device', () => {
  it.each([
    ['can be helped by two managers', {}, true, [ASK], /^Two managers can help/],
    [
      'is helped on the server where there are too few',
      {},
      false,
      [],
      /npm run admin -- --reset-second-factor ada@example.org/,
    ],
    [
      'waits for another manager than the one who asks',
      { factor_reset: asked('you') },
      true,
      [],
      /Grace Hopper asks/,
    ],
    [
      'is helped by the other one',
      { factor_reset: asked('other') },
      true,
      [CONFIRM],
      /Grace Hopper asks/,
    ],
    ['has nothing to lose without a factor', { has_second_factor: false }, true, [], null],
    ['is not oneself', { id: 'you' }, true, [], null],
  ] as const)('B8.08 %s', (_, changes, hasTwoHelpers, buttons, text) => {
    renderPage(
      <LostDevice
        colleague={{ ...colleague, ...changes }}
        ownId="you"
        hasTwoHelpers={hasTwoHelpers}
        timeZone="America/New_York"
        onChange={() => undefined}
      />,
    );
    for (const details of document.querySelectorAll('details')) details.open = true;
    const names = screen.queryAllByRole('button').map((it) => it.getAttribute('aria-label'));
    expect(names).toEqual(buttons);
    if (text) expect(screen.getByText(text)).toBeTruthy();
    else expect(document.querySelector('details')).toBeNull();
  });
});
