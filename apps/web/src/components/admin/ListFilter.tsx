import { SearchIcon } from '../ui/icons/actions.tsx';
import { ChevronDownIcon } from '../ui/icons/navigation.tsx';

export interface StatusChoice<Status extends string> {
  value: Status;
  label: string;
}

/** What a list is narrowed down to; empty asks for nothing. */
export interface ListFilterState<Status extends string> {
  text: string;
  status: Status | '';
}

type ListFilterProps<Status extends string> = {
  /** What is searched, such as "Search pets". */
  label: string;
  placeholder: string;
  filter: ListFilterState<Status>;
  statuses: readonly StatusChoice<Status>[];
  onChange: (filter: ListFilterState<Status>) => void;
};

const CONTROL = 'control min-h-10 py-1.5 text-sm pointer-coarse:min-h-11';

/** Narrows a list down to a text and a status. */
export function ListFilter<Status extends string>({
  label,
  placeholder,
  filter,
  statuses,
  onChange,
}: ListFilterProps<Status>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, and browsers before 2023, know no <search>.
    <div role="search" aria-label={label} className="flex gap-2">
      <div className="relative min-w-0 flex-1">
        <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-text-muted" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
          className={`${CONTROL} ps-9 pe-2 text-ellipsis`}
        />
      </div>
      <div className="relative flex-none">
        <select
          aria-label={`${label} by status`}
          value={filter.status}
          onChange={({ target }) => {
            const status = statuses.find(({ value }) => value === target.value)?.value ?? '';
            onChange({ ...filter, status });
          }}
          className={`${CONTROL} appearance-none pe-9`}
        >
          <option value="">Any status</option>
          {statuses.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute end-2.5 top-1/2 size-4.5 -translate-y-1/2 text-text-muted" />
      </div>
    </div>
  );
}
