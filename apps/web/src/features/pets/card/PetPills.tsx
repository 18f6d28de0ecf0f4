import type { Pet } from '@pawmatch/contract/pets/pet';
import { classNames } from '../../../components/ui/class-names.ts';
import { type PetTag, petTags } from '../pet-facts.ts';
import { petMessages } from '../pet-messages.ts';

/** Facts whose values speak for themselves. Others mean nothing alone: "Long" could be anything. */
const SPOKEN_FOR = new Set<PetTag['name']>([
  'species',
  'breed',
  'age_group',
  'sex',
  'size',
  'energy_level',
]);

/** The last label would not fit into two lines on phones. */
const LAST = 'experience_level';

/** The tags of a card in a line or two, on phones as running text; labels that values speak for are only read out. */
export function PetPills({ pet }: { pet: Pet }) {
  return (
    <dl className="text-[0.75rem] leading-snug text-text-muted sm:flex sm:flex-wrap sm:gap-1.5 sm:text-xs sm:text-text">
      {petTags(pet).map(({ name, label, value }) => (
        <div
          key={name}
          className="inline wrap-anywhere max-sm:not-last:after:content-['\00a0·_'] sm:inline-flex sm:min-w-0 sm:items-baseline sm:gap-1 sm:rounded-full sm:bg-tag sm:px-2.5 sm:py-1"
        >
          <dt
            className={classNames(
              'inline text-text-muted',
              SPOKEN_FOR.has(name) ? 'sr-only' : name === LAST && 'max-sm:sr-only',
            )}
          >
            {label}
          </dt>{' '}
          <dd className="inline min-w-0 font-medium">
            {SPOKEN_FOR.has(name) || name === LAST ? value : petMessages.afterLabel(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
