import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import themeScript from '../../../public/before-paint.js?raw';
import { ThemeSwitch } from '../layout/TopNavigation.tsx';
import { chooseTheme } from './theme-preference.ts';

/** The script that the page runs before its first paint. */
const runThemeScript = new Function(themeScript);

const pageTheme = () => document.documentElement.dataset.theme;

describe('ThemeSwitch', () => {
  beforeEach(() => chooseTheme('system'));

  it('follows the system theme until a theme is chosen', () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' }).value).toBe('system');
    runThemeScript();
    expect(pageTheme()).toBeUndefined();
  });

  it('applies the choice and stores it for the next visit', async () => {
    render(<ThemeSwitch />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Dark');
    expect(pageTheme()).toBe('dark');
    delete document.documentElement.dataset.theme;
    runThemeScript();
    expect(pageTheme()).toBe('dark');
  });

  it('returns to the system theme', async () => {
    chooseTheme('light');
    render(<ThemeSwitch />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'System');
    expect(pageTheme()).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('works for the current page when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<ThemeSwitch />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Dark');
    expect(pageTheme()).toBe('dark');
  });
});
