import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function renderConfirm(isProcessing: boolean) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Delete pet"
      message="Are you sure you want to delete 1 pets? This action cannot be undone."
      confirmText="Delete"
      cancelText="Keep"
      isProcessing={isProcessing}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { user: userEvent.setup(), onConfirm, onCancel };
}

describe('ConfirmDialog', () => {
  it('R2.56 shows the given title, message, confirm and cancel text', () => {
    renderConfirm(false);
    expect(screen.getByRole('dialog', { name: 'Delete pet' }).textContent).toContain(
      'Are you sure you want to delete 1 pets? This action cannot be undone.',
    );
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy();
  });

  it('R2.56 confirms once on a double-click', async () => {
    const { user, onConfirm } = renderConfirm(false);
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('R2.56 reports confirm and cancel, and focuses Cancel first', async () => {
    const { user, onConfirm, onCancel } = renderConfirm(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('R2.56 reads "Processing..." with both buttons disabled while processing', async () => {
    const { user, onConfirm, onCancel } = renderConfirm(true);
    const confirm = screen.getByRole('button', { name: 'Processing...' });
    const cancel = screen.getByRole('button', { name: 'Keep' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    expect(cancel.matches(':disabled')).toBe(true);
    await user.click(confirm);
    await user.click(cancel);
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
