import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { adminToast } from '../../../lib/toast.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { VisitStatusDropdown } from './visit-cells.tsx';

let succeeded: MockInstance<typeof adminToast.success>;
let failed: MockInstance<typeof adminToast.error>;

beforeEach(() => {
  stubViewport();
  succeeded = vi.spyOn(adminToast, 'success');
  failed = vi.spyOn(adminToast, 'error');
});

const visitOfJuno = (fields: Partial<Visit>) => {
  const visit = buildVisit(fields);
  return {
    ...visit,
    pet: visit.pet && { ...visit.pet, name: 'Juno' },
    user: { ...visit.user, full_name: 'Ada' },
  };
};

type Handler = (status: VisitStatus) => Promise<boolean>;

async function choose(label: string, onChange: Handler, status: VisitStatus = 'pending') {
  const user = userEvent.setup();
  render(<VisitStatusDropdown visit={visitOfJuno({ status })} onChange={onChange} />);
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('menuitem', { name: label }));
}

describe('VisitStatusDropdown', () => {
  it('R2.53 R4.14 offers pending, confirmed and cancelled for every status', async () => {
    const user = userEvent.setup();
    const visit = visitOfJuno({ status: 'approved' });
    render(<VisitStatusDropdown visit={visit} onChange={vi.fn()} />);
    const button = screen.getByRole('button', { name: /^Status of Juno, Ada:\s*Approved$/ });
    await user.click(button);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Confirmed',
      'Cancelled',
    ]);
  });

  it('B3.03 only shows the status where the server allows no change', () => {
    const visit = visitOfJuno({ status: 'confirmed', allowed_actions: [] });
    render(<VisitStatusDropdown visit={visit} onChange={vi.fn()} />);
    expect(screen.getByText('Confirmed')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('R4.14 choosing the current status only closes the menu', async () => {
    const onChange = vi.fn<Handler>();
    await choose('Pending', onChange);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(succeeded).not.toHaveBeenCalled();
    expect(screen.getByRole('button').textContent).toContain('Pending');
  });

  it('R4.14 reads "Updating..." and is disabled until the response, then reports success', async () => {
    let respond = (_isSaved: boolean) => {};
    const onChange = vi.fn<Handler>(() => new Promise((resolve) => (respond = resolve)));
    await choose('Confirmed', onChange);
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('confirmed');
    expect(button.textContent).toContain('Updating...');
    expect(button.disabled).toBe(true);
    respond(true);
    await expect.poll(() => button.disabled).toBe(false);
    expect(succeeded).toHaveBeenCalledExactlyOnceWith('Status updated to Confirmed');
  });

  it('R4.14 R8.36 a handler that returns false is a failure', async () => {
    await choose('Cancelled', async () => false);
    await expect
      .poll(() => failed)
      .toHaveBeenCalledExactlyOnceWith('Failed to update status. Please try again.');
    expect(succeeded).not.toHaveBeenCalled();
  });

  it.each([
    [
      "the server's detail",
      new ApiError({ kind: 'response', status: 409, message: 'Conflict.', detail: 'Changed.' }),
      'Changed.',
    ],
    ['the message', new ApiError({ kind: 'network', message: 'No way.' }), 'No way.'],
    ["the error's message", new Error('Broken.'), 'Broken.'],
    ['its own words', new Error(''), 'Failed to update status. Please try again.'],
  ])('R8.36 reports a failure by %s', async (_source, error, message) => {
    await choose('Confirmed', () => Promise.reject(error));
    await expect.poll(() => failed).toHaveBeenCalledExactlyOnceWith(message);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });
});
