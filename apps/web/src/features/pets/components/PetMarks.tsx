import type { Pet } from '@pawmatch/contract/pets/pet';
import { CheckIcon, CrossIcon, QuestionIcon } from '../../../components/ui/icons/marks.tsx';
import { type PetMark, petMarks } from '../pet-facts.ts';
import { petMessages } from '../pet-messages.ts';

/** R2.38, D15: Allergy, Kid and Pet Friendly, Special Needs: yes, no or not known. */
export function PetMarks({ pet }: { pet: Pet }) {
  return (
    <dl className="grid gap-y-1.5 text-sm">
      {petMarks(pet).map(({ label, value }) => (
        <div key={label} className="flex items-center justify-between gap-3">
          <dt>{label}</dt>
          <dd>
            <YesNo value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function YesNo({ value }: Pick<PetMark, 'value'>) {
  const className = 'inline-flex items-center gap-1.5 font-medium';
  if (value === null) {
    return (
      <span className={`${className} text-text-muted`}>
        <QuestionIcon className="size-4" />
        {petMessages.askShelter}
      </span>
    );
  }
  return value ? (
    <span className={`${className} text-status-positive-text`}>
      <CheckIcon className="size-4" />
      {petMessages.yes}
    </span>
  ) : (
    <span className={`${className} text-text-muted`}>
      <CrossIcon className="size-4" />
      {petMessages.no}
    </span>
  );
}
