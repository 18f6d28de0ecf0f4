import { Link } from 'react-router';
import { useCan } from '../../../lib/use-can.ts';
import { StaffNavigation } from '../../../staff/StaffPage.tsx';
import { dataMessages as messages } from '../data-messages.ts';
import { dataPages } from '../data-pages.ts';

/** Leads to import, export and everything else that comes in or goes out. */
export function AdminDataPage() {
  const can = useCan();
  return (
    <>
      <StaffNavigation />
      <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-6 sm:px-6">
        <header className="grid gap-2">
          <h1 className="text-2xl">{messages.title}</h1>
          <p className="text-text-muted">{messages.about}</p>
        </header>
        <ul
          aria-label={messages.list}
          className="divide-y divide-line rounded-xl border border-line bg-surface"
        >
          {dataPages
            .filter(({ needs }) => can(needs))
            .map(({ path, title, about }) => (
              <li key={path}>
                <Link
                  to={`/admin/data/${path}`}
                  className="grid gap-1 px-4 py-4 hover:bg-action-soft focus-visible:-outline-offset-2"
                >
                  <span className="font-semibold">{title}</span>
                  <span className="text-sm text-text-muted">{about}</span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
