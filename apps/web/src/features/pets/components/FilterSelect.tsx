import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';

interface FilterSelectProps<T extends string> {
  label: string;
  /** Label of the empty value, such as "Any age". */
  anyLabel: string;
  value: T | '';
  options: readonly { value: T; label: string }[];
  onChange: (value: T | '') => void;
}

/** A pill-shaped select, whose first option matches everything. */
export function FilterSelect<T extends string>({
  label,
  anyLabel,
  value,
  options,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <span className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? '')
        }
        className="pill w-full appearance-none truncate ps-4 pe-9 font-semibold text-text transition-colors hover:border-action"
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-text-muted" />
    </span>
  );
}
