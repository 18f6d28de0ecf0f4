import type { Species } from '@pawmatch/contract/pets/pet-facts';
import { searchMessages } from '../search-messages.ts';

const CHOICES: { value: Species | ''; label: string }[] = [
  { value: '', label: searchMessages.allSpecies },
  { value: 'Dog', label: searchMessages.dogs },
  { value: 'Cat', label: searchMessages.cats },
];

interface SpeciesSwitchProps {
  value: Species | '';
  onChange: (value: Species | '') => void;
}

/** Dogs, cats or both: radio buttons that look like one switch. */
export function SpeciesSwitch({ value, onChange }: SpeciesSwitchProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-2xl border border-line-strong bg-surface">
      <legend className="sr-only">{searchMessages.species}</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.label}
          className="group grid min-h-11 cursor-pointer rounded-full p-1 text-sm font-semibold"
        >
          <input
            type="radio"
            name="species"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="peer sr-only"
          />
          <span className="grid place-items-center rounded-full px-[clamp(8px,3vw,1rem)] text-text-muted transition-colors group-hover:text-text peer-checked:bg-action peer-checked:text-on-action peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
            {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
