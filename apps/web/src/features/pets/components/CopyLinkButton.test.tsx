import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyLinkButton } from './CopyLinkButton.tsx';

afterEach(() => void vi.useRealTimers());

const link = 'https://pawmatch.example/pets?petId=1';

function renderButton() {
  render(
    <>
      <h2 id="name">Juno</h2>
      <CopyLinkButton link={link} nameId="name" className="" />
    </>,
  );
  return screen.getByRole('button', { name: 'Copy link' });
}

describe('copy link', () => {
  it('R2.39 puts the address on the clipboard and says so, for a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(renderButton());
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('R2.39 a page without a clipboard copies by selection', async () => {
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
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  it('R2.39 says when it did not work', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    document.execCommand = () => false;
    await user.click(renderButton());
    expect(screen.getByRole('status').textContent).toBe('Could not copy the link');
  });
});
