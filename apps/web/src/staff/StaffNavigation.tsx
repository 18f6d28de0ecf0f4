import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { VisuallyHidden } from '../components/ui/VisuallyHidden.tsx';
import { StaffNotice, StaffSwitch } from '../lib/staff-notice.ts';
import { HasFosterHome, useCan } from '../lib/use-can.ts';
import { staffMessages } from './staff-messages.ts';
import { taskCountQuery } from './task-count.ts';

interface NavigationPage {
  to: string;
  label: string;
  needs: Capability;
}

const pages: readonly NavigationPage[] = [
  { to: '/admin/dashboard', label: staffMessages.overview, needs: 'overview.read' },
  { to: '/admin/tasks', label: staffMessages.tasks, needs: 'tasks.read' },
  { to: '/admin/pets', label: staffMessages.pets, needs: 'pets.read' },
  { to: '/admin/intake', label: staffMessages.inCare, needs: 'pets.read' },
  { to: '/admin/visits', label: staffMessages.visits, needs: 'visits.read' },
  { to: '/admin/adoptions', label: staffMessages.adoptions, needs: 'adoptions.read' },
  { to: '/admin/calendar', label: staffMessages.calendar, needs: 'visits.read' },
  { to: '/admin/numbers', label: staffMessages.numbers, needs: 'numbers.read' },
  { to: '/admin/follow-ups', label: staffMessages.followUps, needs: 'adoptions.read' },
  { to: '/admin/people', label: staffMessages.people, needs: 'people.read' },
  { to: '/admin/colleagues', label: staffMessages.colleagues, needs: 'staff.manage' },
  { to: '/admin/outbox', label: staffMessages.emails, needs: 'mail.send' },
  { to: '/admin/data', label: staffMessages.data, needs: 'records.export' },
  { to: '/admin/settings', label: staffMessages.settings, needs: 'overview.read' },
];

const OWN_FOSTERS = '/admin/foster';

/** The pages of the care of pets, which share a place in the navigation. */
const carePages: readonly NavigationPage[] = [
  { to: '/admin/intake', label: staffMessages.arrivals, needs: 'pets.read' },
  { to: '/admin/care', label: staffMessages.careDue, needs: 'care.read' },
  { to: '/admin/places', label: staffMessages.places, needs: 'places.read' },
  { to: OWN_FOSTERS, label: staffMessages.ownFosters, needs: 'fosters.own' },
  { to: '/admin/fosters', label: staffMessages.fosterHomes, needs: 'fosters.read' },
];

/** The links between the pages of staff; on a phone, the current one is scrolled into view. */
export function StaffNavigation() {
  const { pathname } = useLocation();
  const can = useCan();
  const ofShelter = pages.filter(({ needs }) => can(needs));
  const hasHome = use(HasFosterHome);
  // Everybody may offer a home; who has none, and is no foster carer, finds that on other pages.
  const isShown = (page: string) =>
    page !== OWN_FOSTERS || hasHome || ofShelter.length === 0 || isAt(page, pathname);
  const ofCare = carePages.filter(({ needs, to }) => can(needs) && isShown(to));
  const isInCare = ofCare.some(({ to }) => isAt(to, pathname));
  const notice = use(StaffNotice);
  const shelters = use(StaffSwitch);
  return (
    <>
      {shelters}
      {ofShelter.length > 0 && (
        <NavigationRow
          label={staffMessages.navigation}
          pages={ofShelter}
          opened={isInCare ? '/admin/intake' : pathname}
        />
      )}
      {/* Foster carers have these alone. */}
      {isInCare && (ofCare.length > 1 || ofShelter.length === 0) && (
        <NavigationRow label={staffMessages.carePages} pages={ofCare} opened={pathname} />
      )}
      {notice}
    </>
  );
}

/** @param opened path of the page that is open, or of the one that leads to it */
function NavigationRow({
  label,
  pages,
  opened,
}: {
  label: string;
  pages: readonly NavigationPage[];
  opened: string;
}) {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one at each path.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [opened]);

  return (
    <nav aria-label={label} className="border-b border-line bg-surface print:hidden">
      <ul ref={list} className="relative flex overflow-x-auto px-1 sm:px-3">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isAt(to, opened) ? 'page' : undefined}
              className="relative flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-sm font-semibold text-text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:text-text"
            >
              {label}
              {to === '/admin/tasks' && <TaskCount />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many tasks of the reader are overdue or due today, in the room between two links, so that nothing moves. */
function TaskCount() {
  const { data } = useQuery({ ...taskCountQuery, enabled: false });
  const due = data?.due ?? 0;
  return (
    <span className="absolute start-[calc(100%-0.625rem)] top-1 text-xs text-danger tabular-nums">
      {due > 0 && (
        <>
          <span aria-hidden="true">{due > 99 ? '99+' : due}</span>
          <VisuallyHidden>{staffMessages.dueTasks({ count: due })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** Whether a page, or one below it, is open. */
const isAt = (page: string, opened: string) => opened === page || opened.startsWith(`${page}/`);
