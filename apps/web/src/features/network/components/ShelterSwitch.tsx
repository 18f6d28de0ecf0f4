import type { CurrentUser } from '@pawmatch/contract/users/user';
import { useNavigate } from 'react-router';
import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import { actingShelter } from '../../../lib/acting-shelter.ts';
import { leaveForm } from '../../../lib/leave-guard.ts';
import { useCan } from '../../../lib/use-can.ts';
import { networkMessages as messages } from '../network-messages.ts';

/** Leads to the overview of another shelter where the reader works. */
export function ShelterSwitch({ shelters }: { shelters: CurrentUser['shelters'] }) {
  const navigate = useNavigate();
  const can = useCan();
  const acting = actingShelter();
  const current = shelters.find(({ slug }) => slug === acting);
  const leadTo = (address: string) => leaveForm(() => void navigate(address));
  const name = current?.name ?? '';
  return (
    <div className="flex min-w-0 px-1 max-md:border-b max-md:border-line sm:px-3">
      <Menu
        trigger={
          <button
            type="button"
            aria-label={messages.switchLabel({ name })}
            className="flex min-h-11 max-w-64 min-w-0 items-center gap-1.5 px-3 text-sm font-semibold text-text hover:text-action focus-visible:-outline-offset-2"
          >
            <span className="truncate">{name}</span>
            <ChevronDownIcon className="size-4 flex-none text-text-muted" />
          </button>
        }
        items={[
          ...shelters.map((shelter) => ({
            label: shelter.is_paused ? messages.switchPaused(shelter) : shelter.name,
            isCurrent: shelter.slug === acting,
            onSelect: () => leadTo(`/admin/${shelter.slug}/dashboard`),
          })),
          ...(can('network.manage')
            ? [{ label: messages.allShelters, onSelect: () => leadTo('/admin/network') }]
            : []),
        ]}
      />
    </div>
  );
}
