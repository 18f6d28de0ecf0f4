import type { NumberId } from '@pawmatch/contract/numbers/number-values';
import type { NumberRow } from '@pawmatch/contract/numbers/numbers-endpoints';
import { Link } from 'react-router';
import { describeNumberRow } from '../number-row-text.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';

type NumberRowItemProps = { number: NumberId; row: NumberRow; timeZone: string };

const LINK = 'link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11';

/** A stay or a visit behind a number, with the way to it. */
export function NumberRowItem({ number, row, timeZone }: NumberRowItemProps) {
  const name = row.pet_name ?? messages.deletedPet;
  return (
    <li className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[12rem_1fr_auto] sm:items-baseline">
      <p className="font-semibold wrap-anywhere">
        {row.pet_id ? (
          <Link to={`/admin/pets/${row.pet_id}`} className={LINK}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="text-sm">{describeNumberRow(number, row, timeZone).join(' ')}</p>
      {row.subject === 'visit' && (
        <Link to={`/admin/visits/${row.id}`} className={`${LINK} text-sm`}>
          {messages.openVisit}
        </Link>
      )}
    </li>
  );
}
