import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Settings = Partial<DialogProps> & { onCloseRequest?: () => void };

/** A page with one dialog, as the features use it. */
function Page({ onCloseRequest, children, ...dialog }: Settings) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onCloseRequest?.();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={close} title="Meet Biscuit!" {...dialog}>
        {children}
        <button type="button">First</button>
        <button type="button">Last</button>
      </Dialog>
    </>
  );
}

async function openDialog(settings: Settings = {}) {
  const user = userEvent.setup();
  render(<Page {...settings} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Meet Biscuit!' }) };
}

describe('Dialog', () => {
  it('is modal, and named by its title and description', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog } = await openDialog({ description: 'About 30 minutes' });
    expect(showModal).toHaveBeenCalledOnce();
    const descriptionId = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(descriptionId)?.textContent).toBe('About 30 minutes');
  });

  it('R2.40 closes on Escape and gives focus back', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes with its button', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on the back gesture, which is a cancel event', async () => {
    const { dialog } = await openDialog();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a click on the backdrop', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when the button that opened it was double-clicked', async () => {
    const { dialog } = await openDialog();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('stays open with its input on a click on the backdrop, and closes on Escape', async () => {
    const { user, dialog } = await openDialog({ hasUnsavedChanges: true });
    await user.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when a press begins inside and ends on the backdrop', async () => {
    const { user, dialog } = await openDialog();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'First' }) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('stays open while it is not dismissible', async () => {
    const onCloseRequest = vi.fn();
    const { user, dialog } = await openDialog({ dismissible: false, onCloseRequest });
    await user.keyboard('{Escape}');
    await user.click(dialog);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('button', { name: 'Close' }).matches(':disabled')).toBe(true);
    expect(onCloseRequest).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('keeps Tab and Shift+Tab inside', async () => {
    const { user } = await openDialog();
    const close = screen.getByRole('button', { name: 'Close' });
    const last = screen.getByRole('button', { name: 'Last' });
    last.focus();
    await user.tab();
    expect(document.activeElement).toBe(close);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(last);
  });

  it('focuses the element with data-autofocus first', async () => {
    await openDialog({ children: <input aria-label="Name" data-autofocus /> });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('leaves the outer dialog open when Escape closes the inner one', async () => {
    const onOuterClose = vi.fn();
    const onInnerClose = vi.fn();
    const renderBoth = (isInnerOpen: boolean) => (
      <Dialog open onClose={onOuterClose} title="Edit Pet">
        <Dialog open={isInnerOpen} onClose={onInnerClose} title="Delete pet">
          Sure?
        </Dialog>
      </Dialog>
    );
    const { rerender } = render(renderBoth(false));
    rerender(renderBoth(true));
    await userEvent.setup().keyboard('{Escape}');
    expect(onInnerClose).toHaveBeenCalledOnce();
    expect(onOuterClose).not.toHaveBeenCalled();
  });
});
