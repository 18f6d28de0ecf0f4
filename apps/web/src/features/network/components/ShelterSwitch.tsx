import { staffPath } from '@pawmatch/contract/staff/staff-path';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { Link } from 'react-router';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { networkMessages as messages } from '../network-messages.ts';

const ITEM = 'flex min-h-11 items-center px-3 text-sm whitespace-nowrap';

type ShelterSwitchProps = {
  shelters: CurrentUser['shelters'];
  /** The slug of the one in whose name the reader acts. */
  current: string;
};

/** Says that the shelter is paused, below links to the overviews of all where the reader works, which can be open in tabs beside each other. */
export function ShelterSwitch({ shelters, current }: ShelterSwitchProps) {
  return (
    <>
      {shelters.length > 1 && <ShelterLinks shelters={shelters} current={current} />}
      {shelters.some(({ slug, is_paused }) => slug === current && is_paused) && (
        <Notice tone="warning" className="m-2">
          {messages.isPaused}
        </Notice>
      )}
    </>
  );
}

function ShelterLinks({ shelters, current }: ShelterSwitchProps) {
  const can = useCan();
  return (
    <nav aria-label={messages.title} className="border-b border-line bg-surface print:hidden">
      <ul className="relative flex overflow-x-auto px-1 sm:px-3">
        {shelters.map(({ slug, name, is_paused }) => {
          const label = is_paused ? messages.switchPaused({ name }) : name;
          return slug === current ? (
            <li key={slug} aria-current="true" className={`${ITEM} font-semibold`}>
              {label}
            </li>
          ) : (
            <li key={slug}>
              <Link to={staffPath(slug, '/dashboard')} className={`${ITEM} link`}>
                {label}
              </Link>
            </li>
          );
        })}
        {can('network.manage') && (
          <li>
            <Link to="/admin/network" className={`${ITEM} link`}>
              {messages.allShelters}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
