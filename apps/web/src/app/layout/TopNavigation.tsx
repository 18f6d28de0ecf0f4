import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../components/ui/class-names.ts';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { MenuIcon } from '../../components/ui/icons/navigation.tsx';
import { LazyNewMark } from '../../features/new-pets/components/LazyNewMark.tsx';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx';
import { LogoLink } from './LogoLink.tsx';
import { NAVIGATION_LINKS, type Viewer } from './navigation-links.ts';

const ITEM =
  'nav-item flex min-h-11 w-full items-center rounded-full px-3 font-semibold whitespace-nowrap transition-colors hover:bg-action-soft sm:px-4';

type TopNavigationProps = { viewer: Viewer; onLogout: () => void };

/**
 * Logo, the viewer's links and the theme switch (R2.20 to R2.23). A visitor's two links always fit;
 * the links of a logged-in user are in a popover on phones.
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
    <header className="sticky top-0 z-20 print:hidden border-b border-line bg-paper">
      <nav
        aria-label="Main"
        className="page flex min-h-nav flex-wrap items-center justify-between gap-1 sm:gap-4"
      >
        <LogoLink />
        {/* Mounted again when the viewer changes, so that nothing in it moves. */}
        <div
          key={isSignedIn ? 'signed-in' : 'visitor'}
          data-for-visitor={viewer === 'visitor' || undefined}
          className="-me-2.5 ms-auto flex flex-wrap items-center justify-end sm:gap-1"
        >
          <ul
            ref={list}
            id="navigation-links"
            popover={isSignedIn ? 'auto' : undefined}
            className={classNames('flex gap-1', isSignedIn && 'nav-popover')}
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
                  Log Out
                </button>
              </li>
            )}
          </ul>
          <ThemeSwitch />
          {isSignedIn && (
            <IconButton
              label="Menu"
              aria-describedby="new-pets"
              icon={
                <>
                  <MenuIcon className="size-6" />
                  {viewer === 'adopter' && <LazyNewMark />}
                </>
              }
              popoverTarget="navigation-links"
              className="not-supports-[selector(:popover-open)]:hidden sm:hidden"
            />
          )}
        </div>
      </nav>
    </header>
  );
}
