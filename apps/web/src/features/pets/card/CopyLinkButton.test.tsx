import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { CopyLinkButton } from './ShareButtons.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => {
  vi.mocked(toastError).mockReset();
  vi.mocked(toastSuccess).mockReset();
});
afterEach(() => void vi.useRealTimers());

const link = 'https://pawmatch.example/pets?petId=1';

function renderButton() {
  render(<CopyLinkButton link={link} nameId="name" className="" />);
  return screen.getByRole('button', { name: 'Copy link' });
}

describe('copy link', () => {
  it('R2.39 copies the link to the clipboard and confirms it for a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const button = renderButton();
    const chain = button.innerHTML;
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Link copied to clipboard');
    expect(button.innerHTML).not.toBe(chain);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(button.innerHTML).toBe(chain);
  });

  it('R2.39 copies by selection without the clipboard API', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    let copied: string | undefined;
    document.execCommand = () => {
      copied = document.querySelector('textarea')?.value;
      return true;
    };
    const button = renderButton();
    await user.click(button);
    expect(copied).toBe(link);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(toastSuccess).toHaveBeenCalledOnce();
  });

  it('R2.39 shows the link when it cannot be copied', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    document.execCommand = () => false;
    await user.click(renderButton());
    expect(toastError).toHaveBeenCalledExactlyOnceWith(`The link could not be copied: ${link}`);
    expect(toastSuccess).not.toHaveBeenCalled();
  });
});
