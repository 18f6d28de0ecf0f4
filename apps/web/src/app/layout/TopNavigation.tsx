import { LANGUAGES, type Language, languagePrefix, languages } from '@pawmatch/contract/languages';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import logoMark from '../../artwork/logo-mark.svg?raw';
import { classNames } from '../../components/ui/class-names.ts';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { MenuIcon } from '../../components/ui/icons/navigation.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '../../components/ui/icons/theme.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { HeartsLink } from '../../features/favorite-button/components/HeartsLink.tsx';
import { LazyNewMark } from '../../features/new-pets/components/LazyNewMark.tsx';
import { LANGUAGE } from '../../lib/text/language.ts';
import {
  chooseTheme,
  type ThemePreference,
  useThemePreference,
} from '../theme-switch/theme-preference.ts';
import { layoutMessages as messages } from './layout-messages.ts';
import { NAVIGATION_LINKS, type Viewer } from './navigation-links.ts';

const CHOICES: Record<ThemePreference, { label: string; icon: ReactNode }> = {
  system: { label: messages.themes.system, icon: <SystemIcon /> },
  light: { label: messages.themes.light, icon: <SunIcon /> },
  dark: { label: messages.themes.dark, icon: <MoonIcon /> },
};

/** A 44 px icon of the current theme over a native select with the three choices. */
export function ThemeSwitch() {
  const preference = useThemePreference();
  return (
    <label
      title={messages.theme}
      className={
        'relative grid size-11 flex-none place-items-center rounded-full text-text transition-colors hover:bg-action-soft ' +
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
        // Firefox 114 has no :has().
        'not-supports-[selector(:has(a))]:focus-within:outline-2 focus-within:outline-focus'
      }
    >
      <VisuallyHidden>{messages.theme}</VisuallyHidden>
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

const ITEM =
  'nav-item flex min-h-11 w-full items-center rounded-full px-2 font-semibold @min-[24rem]:px-3 whitespace-nowrap transition-colors hover:bg-action-soft @min-[40rem]:px-4';

type TopNavigationProps = { viewer: Viewer; onLogout: () => void };

/**
 * Logo, the viewer's links and the theme switch. A visitor's two links always fit;
 * the links of a logged-in user are in a popover where the bar has no room for them.
 */
export function TopNavigation({ viewer, onLogout }: TopNavigationProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const isSignedIn = viewer === 'adopter' || viewer === 'admin';

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes.
  useEffect(() => {
    if (list.current?.popover) list.current.hidePopover();
  }, [pathname]);

  return (
    <header className="@container sticky top-nav-stuck z-20 print:hidden border-b border-line bg-paper">
      <nav
        aria-label={messages.navigation}
        className="page flex min-h-nav flex-wrap items-center justify-between gap-1 @min-[40rem]:gap-4"
      >
        <LogoLink />
        {/* Mounted again when the viewer changes, so that nothing in it moves. */}
        <div
          key={isSignedIn ? 'signed-in' : 'visitor'}
          data-for-visitor={viewer === 'visitor' || undefined}
          className="-me-2.5 flex flex-1 flex-wrap items-center justify-end @min-[40rem]:gap-1"
        >
          <ul
            ref={list}
            id="navigation-links"
            popover={isSignedIn ? 'auto' : undefined}
            className={classNames('flex @min-[24rem]:gap-1', isSignedIn && 'nav-popover')}
          >
            {NAVIGATION_LINKS[viewer].map(({ to, label, news }) => (
              <li key={to}>
                <NavLink to={to} className={ITEM}>
                  {label}
                  {news && <LazyNewMark page={news} />}
                </NavLink>
              </li>
            ))}
            {isSignedIn && (
              <li>
                <button type="button" onClick={onLogout} className={ITEM}>
                  {messages.logOut}
                </button>
              </li>
            )}
          </ul>
          {viewer !== 'admin' && <HeartsLink />}
          <LanguageSwitch />
          <ThemeSwitch />
          {isSignedIn && (
            <IconButton
              label={messages.menu}
              aria-describedby="new-pets"
              icon={
                <>
                  <MenuIcon className="size-6" />
                  {viewer === 'adopter' && <LazyNewMark />}
                </>
              }
              popoverTarget="navigation-links"
              className="not-supports-[selector(:popover-open)]:hidden @min-[56rem]:hidden"
            />
          )}
        </div>
      </nav>
    </header>
  );
}

/** The logo, and the name where there is room for it, linked to the home page. */
function LogoLink() {
  return (
    <Link
      to="/"
      aria-label="Pawmatch"
      className="-mx-1 flex min-h-11 flex-none items-center gap-2.5 rounded-lg px-1"
    >
      <span
        aria-hidden="true"
        className="text-action [&_svg]:size-9"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, inline to take the theme's colour.
        dangerouslySetInnerHTML={{ __html: logoMark }}
      />
      <span className="hidden font-display font-semibold text-xl tracking-tight @min-[30rem]:inline">
        Pawmatch
      </span>
    </Link>
  );
}

/** Links to this page in the other languages, which keep what was typed. Without script, they lead to the page. */
function LanguageSwitch() {
  const { pathname, search } = useLocation();
  return LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      href={languagePrefix(language) + pathname + search}
      hrefLang={language}
      lang={language}
      aria-label={languages[language].name}
      title={languages[language].name}
      onClick={(event) => changeLanguage(event, language)}
      className="grid size-11 flex-none place-items-center rounded-full transition-colors hover:bg-action-soft text-sm font-semibold uppercase"
    >
      {language}
    </a>
  ));
}

function changeLanguage(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const address = event.currentTarget.href + window.location.hash;
  const leave = () => window.location.assign(address);
  import('../change-language.ts').then(
    ({ prepareLanguageChange }) => prepareLanguageChange(language).then(leave),
    leave,
  );
}
