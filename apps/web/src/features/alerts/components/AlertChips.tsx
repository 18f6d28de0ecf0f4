import { alertLabels, type PetAlert } from '@pawmatch/contract/alerts/pet-alert';
import { Chip } from '../../../components/ui/Chip.tsx';

interface AlertChipsProps {
  alert: Pick<PetAlert, 'kind' | 'query'>;
  /** What the list is, for screen readers. */
  label: string;
}

/** The name of an alert, as the filters that it consists of. */
export function AlertChips({ alert, label }: AlertChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {alertLabels(alert).map((name) => (
        <li key={name} className="max-w-full">
          <Chip>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}
