import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '../../components/ui/Button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { FilterIcon } from '../../components/ui/icons/actions.tsx';
import { CloseIcon } from '../../components/ui/icons/navigation.tsx';
import { ListSearch } from '../list/ListFilter.tsx';
import { staffMessages } from '../staff-messages.ts';

/** A filter that is set, and the address of the list without it. */
export interface ActiveFilter {
  label: string;
  search: string;
}

type RecordToolbarProps = {
  /** What is searched, such as "Search pets". */
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
  filters: readonly ActiveFilter[];
  /** The selects of the filters. */
  children: ReactNode;
};

/**
 * Searches and filters a list, and says by what it is filtered. On a phone a button opens the
 * filters, which would take half of the screen.
 */
export function ListToolbar({
  label,
  placeholder,
  text,
  onSearch,
  filters,
  children,
}: RecordToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  return (
    <div className="grid gap-2 px-4 py-3 sm:px-6">
      {/* biome-ignore lint/a11y/useSemanticElements: jsdom, and browsers before 2023, know no <search>. */}
      <div role="search" aria-label={label} className="flex flex-wrap gap-2">
        <ListSearch
          label={label}
          placeholder={placeholder}
          text={text}
          onSearch={onSearch}
          className="min-w-40 flex-1 md:max-w-md md:min-w-56"
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
          className={buttonClasses('secondary', 'sm', 'min-h-10! flex-none md:hidden')}
        >
          <FilterIcon className="size-4.5" />
          {staffMessages.filters}
        </button>
        <div
          id={filtersId}
          className={classNames(
            'max-md:w-full max-md:grid-cols-2 max-md:gap-2 max-md:[&_select]:w-full md:contents',
            isOpen ? 'max-md:grid' : 'max-md:hidden',
          )}
        >
          {children}
        </div>
      </div>
      <ActiveFilters filters={filters} />
    </div>
  );
}

/** The filters that are set; a press removes one. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {filters.map(({ label, search }) => (
        <li key={label}>
          <Link
            to={search}
            preventScrollReset
            aria-label={staffMessages.removeFilter(label)}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-action-soft px-3 text-sm font-medium wrap-anywhere text-text hover:bg-sunken pointer-coarse:min-h-11"
          >
            {label}
            <CloseIcon className="size-3.5 flex-none" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
