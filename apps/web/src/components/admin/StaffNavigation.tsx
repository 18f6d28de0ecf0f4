import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { recordListMessages } from './record-list-messages.ts';

const pages = [
  { to: '/admin/dashboard', label: recordListMessages.overview },
  { to: '/admin/pets', label: recordListMessages.pets },
  { to: '/admin/visits', label: recordListMessages.visits },
  { to: '/admin/calendar', label: recordListMessages.calendar },
  { to: '/admin/people', label: recordListMessages.people },
  { to: '/admin/outbox', label: recordListMessages.emails },
  { to: '/admin/settings', label: recordListMessages.settings },
];

/** The links between the pages of staff; on a phone, the current one is scrolled into view. */
export function StaffNavigation() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one at each path.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav
      aria-label={recordListMessages.navigation}
      className="border-b border-line bg-surface print:hidden"
    >
      <ul ref={list} className="relative flex overflow-x-auto px-1 sm:px-3">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-semibold text-text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:text-text"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
