import { choicesOf, withoutChoice } from '@pawmatch/contract/search/filters/filter-choices';
import {
  chipLabel,
  distanceLabel,
  quoteWords,
  shelterLabel,
} from '@pawmatch/contract/search/filters/filter-labels';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { classNames } from '../../../components/ui/class-names.ts';
import { CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface SearchChipsProps {
  search: PetSearch;
  onChange: ChangeSearch;
}

/** More chips would push the pets out of the first window of a phone. */
const MOST_IN_ROWS = 3;

/** What was chosen, to be removed one by one, or all at once. Many scroll in one row on phones. */
export function SearchChips({ search, onChange }: SearchChipsProps) {
  const { q, sort: _sort, ...filters } = search;
  const { shelter, zip, within } = search;
  const choices = choicesOf(filters);
  const chips = [
    ...(q ? [{ key: 'q', label: quoteWords(q.replaceAll('"', '')), remove: withoutText }] : []),
    ...(shelter ? [{ key: 'shelter', label: shelterLabel(shelter), remove: withoutShelter }] : []),
    ...(zip && within
      ? [{ key: 'within', label: distanceLabel(within, zip), remove: withoutDistance }]
      : []),
    ...choices.map((choice) => ({
      key: `${choice.name} ${choice.value}`,
      label: chipLabel(choice, search),
      remove: (current: PetSearch): PetSearch => withoutChoice(current, choice.name, choice.value),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={searchMessages.chosen}
      className={classNames(
        'flex items-center gap-2',
        chips.length > MOST_IN_ROWS
          ? 'max-sm:-m-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap'
          : 'flex-wrap',
      )}
    >
      {chips.map(({ key, label, remove }) => (
        <li key={key} className="max-w-full shrink-0">
          <button
            type="button"
            aria-label={searchMessages.removeChip(label)}
            onClick={() => onChange((current) => keepSort(current, remove(current)))}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-action bg-action-soft px-3.5 text-start text-sm font-semibold wrap-anywhere text-text transition-colors hover:border-action pointer-coarse:min-h-11"
          >
            {label}
            <CloseIcon className="size-4 text-text-muted" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li className="shrink-0">
          <button
            type="button"
            onClick={() => onChange((current) => keepSort(current, {}))}
            className="min-h-9 px-2 text-sm font-semibold text-action underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {searchMessages.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}

const withoutText = ({ q: _, ...rest }: PetSearch): PetSearch => rest;

const keepSort = ({ sort }: PetSearch, next: PetSearch): PetSearch =>
  sort ? { ...next, sort } : next;

const withoutShelter = ({ shelter: _, ...rest }: PetSearch): PetSearch => rest;

const withoutDistance = ({ within: _, ...rest }: PetSearch): PetSearch => rest;
