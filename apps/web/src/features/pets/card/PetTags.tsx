import type { Pet } from '@pawmatch/contract/pets/pet';
import { classNames } from '../../../components/ui/class-names.ts';
import { petTags } from '../pet-facts.ts';

/** The tags, label and value on one line each; two columns where they fit. */
export function PetTags({ pet, className }: { pet: Pet; className?: string }) {
  return (
    <div className={classNames('@container', className)}>
      <dl className="grid gap-x-5 text-sm @min-[16rem]:grid-cols-[5fr_7fr]">
        {petTags(pet).map(({ label, value }) => (
          <div
            key={label}
            className="flex min-w-0 items-baseline justify-between gap-2 border-b border-line py-1.5"
          >
            <dt className="flex-none text-xs text-text-muted">{label}</dt>
            <dd className="min-w-0 text-end leading-snug font-medium text-balance wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
