import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { Link } from 'react-router';
import { useCan } from '../../../lib/use-can.ts';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { dataMessages as messages } from '../data-messages.ts';

const { pages } = messages;

interface DataPage {
  /** Below `/admin/data`. */
  path: string;
  title: string;
  about: string;
  needs: Capability;
}

/** The pages of staff for what comes in and goes out, in the order of their list. */
const dataPages: readonly DataPage[] = [
  { path: 'import', ...pages.import, needs: 'pets.import' },
  { path: 'export', ...pages.export, needs: 'records.export' },
  { path: 'feeds', ...pages.feeds, needs: 'feeds.edit' },
  { path: 'website', ...pages.website, needs: 'settings.edit' },
  { path: 'keys', ...pages.keys, needs: 'keys.manage' },
];

/** Leads to import, export and everything else that comes in or goes out. */
export function AdminDataPage() {
  const can = useCan();
  return (
    <StaffPage title={messages.title} about={messages.about}>
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
    </StaffPage>
  );
}
