import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { SearchIcon } from '../../components/ui/icons/actions.tsx';
import { ChevronDownIcon } from '../../components/ui/icons/navigation.tsx';
import { staffMessages } from '../staff-messages.ts';
import { useTypedText } from './use-typed-text.ts';

export interface StatusChoice<Status extends string> {
  value: Status;
  label: string;
}

/** The search text and the status of a filter; empty values match everything. */
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
  /** More controls, such as a sort order. */
  children?: ReactNode;
};

/** The look of a control of a list. */
export const CONTROL = 'control min-h-10 py-1.5 text-sm pointer-coarse:min-h-11';

/** Filters a list by a text and a status. */
export function ListFilter<Status extends string>({
  label,
  placeholder,
  filter,
  statuses,
  onChange,
  children,
}: ListFilterProps<Status>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, and browsers before 2023, know no <search>.
    <div role="search" aria-label={label} className="flex flex-wrap gap-2">
      <ListSearch
        label={label}
        placeholder={placeholder}
        text={filter.text}
        onSearch={(text) => onChange({ ...filter, text })}
        className={classNames('min-w-36 flex-1', children ? 'max-sm:basis-full' : undefined)}
      />
      {/* On a phone, two selects have a row of their own. */}
      <div
        className={classNames(
          'flex gap-2',
          children ? 'max-sm:w-full max-sm:*:flex-auto' : undefined,
        )}
      >
        <ListSelect
          label={staffMessages.byStatus({ label })}
          value={filter.status}
          choices={[{ value: '', label: staffMessages.anyStatus }, ...statuses]}
          onChange={(status) => onChange({ ...filter, status })}
        />
        {children}
      </div>
    </div>
  );
}

type ListSearchProps = {
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
  className: string;
};

/** The search field of a list. */
export function ListSearch({ label, placeholder, text, onSearch, className }: ListSearchProps) {
  const { shown, type } = useTypedText(text, onSearch);
  return (
    <div className={`relative ${className}`}>
      <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={shown}
        onChange={({ target }) => type(target.value)}
        className={`${CONTROL} ps-9 pe-2 text-ellipsis`}
      />
    </div>
  );
}

type ListSelectProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A select beside a search field. */
export function ListSelect<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ListSelectProps<Value>) {
  return (
    <div className="relative flex-none">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const choice = choices.find((each) => each.value === target.value);
          if (choice) onChange(choice.value);
        }}
        className={`${CONTROL} appearance-none pe-9`}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-2.5 top-1/2 size-4.5 -translate-y-1/2 text-text-muted" />
    </div>
  );
}

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void };

/** One end of a range of days. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="flex min-w-0 items-center gap-x-2 text-sm text-text-muted max-md:grid max-md:grid-cols-1 max-md:gap-1">
      {label}
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="control min-h-10 px-2.5 py-1.5 text-sm md:w-auto pointer-coarse:min-h-11"
      />
    </label>
  );
}
