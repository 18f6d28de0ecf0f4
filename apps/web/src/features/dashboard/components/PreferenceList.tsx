import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { Chip } from '../../../components/ui/Chip.tsx';
import { preferenceRows, traitNames } from '../../preferences/preference-rows.ts';
import { preferenceRowsMessages as messages } from '../../preferences/preferences-messages.ts';

interface PreferenceListProps {
  /** Empty where only traits were saved. */
  preferences: Partial<Preferences>;
  traits: readonly TrainingTrait[];
}

/** R2.47: each preference with its value, and the required traits as chips. */
export function PreferenceList({ preferences, traits }: PreferenceListProps) {
  const names = traitNames(traits);
  return (
    <dl className="grid divide-y divide-line">
      {preferenceRows(preferences).map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-3 py-2 first:pt-0">
          <dt className="text-text-muted">{label}</dt>
          <dd className="ms-auto text-end font-semibold">{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3">
        <dt className="text-text-muted">{messages.training}</dt>
        <dd className="ms-auto flex flex-wrap justify-end gap-2">
          {names.length > 0 ? (
            names.map((name) => <Chip key={name}>{name}</Chip>)
          ) : (
            <span className="font-semibold">{messages.notSpecified}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
