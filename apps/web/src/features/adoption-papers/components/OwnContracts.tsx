import type { listOwnContracts } from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import type { EndpointResult } from '@pawmatch/contract/endpoint';
import { Link } from 'react-router';
import { Card } from '../../../components/ui/Card.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { signMessages as messages } from '../adoption-papers-messages.ts';

type Contract = EndpointResult<typeof listOwnContracts>[number];

/** The contracts of the adopter on the dashboard; nothing without one. */
export function OwnContracts({ contracts }: { contracts: readonly Contract[] | undefined }) {
  if (!contracts?.length) return null;
  return (
    <Card as="section" aria-labelledby="own-contracts" className="grid gap-3">
      <h2 id="own-contracts" className="text-2xl">
        {messages.contracts}
      </h2>
      <ul className="grid gap-2">
        {contracts.map(({ adoption_id, pet_names: pets, state, can_sign }) => (
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
            <StatusBadge tone={state === 'signed' ? 'positive' : can_sign ? 'pending' : 'neutral'}>
              {state === 'signed' ? messages.signed : can_sign ? messages.waiting : messages.ended}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
