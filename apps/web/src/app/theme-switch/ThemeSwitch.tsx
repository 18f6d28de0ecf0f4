import type { ReactNode } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../../components/ui/icons/theme.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { chooseTheme, type ThemePreference, useThemePreference } from './theme-preference.ts';

const CHOICES: Record<ThemePreference, { label: string; icon: ReactNode }> = {
  system: { label: 'System', icon: <SystemIcon /> },
  light: { label: 'Light', icon: <SunIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
};

/** A 44 px icon of the current theme over a native select with the three choices. */
export function ThemeSwitch() {
  const preference = useThemePreference();
  return (
    <label
      title="Theme"
      className={
        'relative grid size-11 flex-none place-items-center rounded-full text-text transition-colors hover:bg-action-soft ' +
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
        // Firefox 114 has no :has().
        'not-supports-[selector(:has(a))]:focus-within:outline-2 focus-within:outline-focus'
      }
    >
      <VisuallyHidden>Theme</VisuallyHidden>
      {CHOICES[preference].icon}
      <select
        value={preference}
        onChange={(event) => chooseTheme(event.target.value as ThemePreference)}
        className="absolute inset-0 size-full appearance-none rounded-full opacity-0"
      >
        {Object.entries(CHOICES).map(([value, { label }]) => (
          <option key={value} value={value} className="bg-raised text-text">
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
