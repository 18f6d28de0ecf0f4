import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { networkMessages as messages } from '../network-messages.ts';

export type ShelterAction = 'rename' | 'pause' | 'resume' | 'handOver';

type ShelterRowProps = {
  shelter: NetworkShelter;
  /** The only one cannot be paused. */
  isOnly: boolean;
  onAction: (action: ShelterAction) => void;
};

/** A shelter with its managers, what waits there, and what can be done with it. */
export function ShelterRow({ shelter, isOnly, onAction }: ShelterRowProps) {
  const { name, slug, paused_at, managers, invited_managers } = shelter;
  const pausing: ShelterAction[] = paused_at ? ['resume'] : isOnly ? [] : ['pause'];
  const actions: readonly ShelterAction[] = ['rename', 'handOver', ...pausing];
  const waiting = [
    shelter.open_requests > 0 ? messages.openRequests(shelter.open_requests) : [],
    shelter.visits_without_outcome > 0
      ? messages.withoutOutcome(shelter.visits_without_outcome)
      : [],
  ].flat();
  const people = [
    ...managers.map(({ full_name }) => full_name),
    ...invited_managers.map((email) => messages.invited({ email })),
  ];
  return (
    <li className="grid gap-3 p-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {paused_at && <Badge tone="accent">{messages.paused}</Badge>}
        <p className="text-sm text-text-muted wrap-anywhere">{slug}</p>
      </div>
      <div className="grid gap-1 text-sm">
        <p>
          <span className="font-semibold">{messages.pets(shelter.pets)}</span>
          {' · '}
          {waiting.length > 0 ? waiting.join(' · ') : messages.nothingWaits}
        </p>
        <p className="wrap-anywhere">
          {people.length > 0 ? (
            messages.managedBy({ people })
          ) : (
            <span className="font-semibold text-danger">{messages.noManagers}</span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            variant="secondary"
            size="sm"
            aria-label={messages.actionsOf({ name, action: messages[action] })}
            onClick={() => onAction(action)}
          >
            {messages[action]}
          </Button>
        ))}
      </div>
    </li>
  );
}
