import type { Pet } from '@pawmatch/contract/pets/pet';
import { classNames } from '../../../components/ui/class-names.ts';
import { petTags } from '../pet-facts.ts';

/** The labels of values that speak for themselves. Others mean nothing alone: "Long" could be anything. */
const SPOKEN_FOR = new Set(['Species', 'Breed', 'Age', 'Sex', 'Size', 'Energy']);

/** The last label would not fit into two lines on phones. */
const LAST = 'Exp Level';

/** The tags of a card in a line or two, on phones as running text; labels that values speak for are only read out. */
export function PetPills({ pet }: { pet: Pet }) {
  return (
    <dl className="text-[0.75rem] leading-snug text-text-muted sm:flex sm:flex-wrap sm:gap-1.5 sm:text-xs sm:text-text">
      {petTags(pet).map(({ label, value }) => (
        <div
          key={label}
          className="inline wrap-anywhere max-sm:not-last:after:content-['\00a0·_'] sm:inline-flex sm:min-w-0 sm:items-baseline sm:gap-1 sm:rounded-full sm:bg-tag sm:px-2.5 sm:py-1"
        >
          <dt
            className={classNames(
              'inline text-text-muted',
              SPOKEN_FOR.has(label) ? 'sr-only' : label === LAST && 'max-sm:sr-only',
            )}
          >
            {label}
          </dt>{' '}
          <dd className="inline min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
