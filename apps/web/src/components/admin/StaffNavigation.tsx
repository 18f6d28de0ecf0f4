import { NavLink } from 'react-router';
import { deskMessages } from './desk-messages.ts';

const pages = [
  { to: '/admin/dashboard', label: deskMessages.overview },
  { to: '/admin/pets', label: deskMessages.pets },
  { to: '/admin/visits', label: deskMessages.visits },
  { to: '/admin/people', label: deskMessages.people },
  { to: '/admin/settings', label: deskMessages.settings },
];

/** The links between the pages of staff. */
export function StaffNavigation() {
  return (
    <nav aria-label={deskMessages.navigation} className="border-b border-line bg-surface">
      <ul className="flex overflow-x-auto px-1 sm:px-3">
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
