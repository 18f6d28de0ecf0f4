import type { listOwnContracts } from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import type { EndpointResult } from '@pawmatch/contract/endpoint';
import { Link } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { StatusBadge, type StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { signMessages as messages } from '../adoption-papers-messages.ts';

type Contract = EndpointResult<typeof listOwnContracts>[number];

function badgeOf({ state, can_sign, waits_for_other }: Contract): [StatusTone, string] {
  if (state === 'signed') return ['positive', messages.signed];
  if (can_sign) return ['pending', messages.waiting];
  return waits_for_other ? ['progress', messages.waitingForOther] : ['neutral', messages.ended];
}

/** The contracts of the adopter on the dashboard; nothing without one. */
export function OwnContracts({ contracts }: { contracts: readonly Contract[] | undefined }) {
  if (!contracts?.length) return null;
  return (
    <TitledCard
      id="own-contracts"
      title={messages.contracts}
      titleSize="text-2xl"
      className="grid gap-3"
    >
      <ul className="grid gap-2">
        {contracts.map((contract) => {
          const { adoption_id, pet_names: pets, can_sign } = contract;
          const [tone, text] = badgeOf(contract);
          return (
            <li
              key={adoption_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
            >
              <Link
                to={`/adoptions/${adoption_id}/contract`}
                className="link inline-flex min-h-11 items-center"
              >
                {can_sign ? messages.toSign({ pets }) : messages.toRead({ pets })}
              </Link>
              <StatusBadge tone={tone}>{text}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
