import { DEFAULT_EMBED_LIMIT, type EmbedChoice } from '@pawmatch/contract/embed/embed-tag';
import { openPetSorts } from '@pawmatch/contract/open-feeds/open-pet-names';
import { facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import { choiceLabel } from '@pawmatch/contract/search/filters/filter-labels';
import { groupLabel } from '@pawmatch/contract/search/filters/group-label';
import { searchFilterNames } from '@pawmatch/contract/search/pets-address';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { websiteMessages as messages } from '../website-messages.ts';

const asOption = (value: string) => ({ value, label: value });
const limits = ['4', '8', '12', '24', '48'].map(asOption);
const rows = ['1', '2', '3'].map(asOption);
const sorts = openPetSorts.map((value) => ({ value, label: messages.sorts[value] }));

type EmbedChoicesProps = { choice: EmbedChoice; onChange: (choice: EmbedChoice) => void };

/** Which pets the tag shows, in which order and how many. Several values of one filter are for who writes them. */
export function EmbedChoices({ choice, onChange }: EmbedChoicesProps) {
  const species = facetValues.species.filter((value) => value === choice.species);
  return (
    <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-3">
      {searchFilterNames.map((name) => (
        <SelectField
          key={name}
          label={groupLabel(name)}
          placeholder={messages.any}
          value={choice[name] ?? ''}
          options={facetValues[name].map((value) => ({
            value,
            label: choiceLabel({ name, value }, { species }),
          }))}
          onChange={({ target }) => onChange({ ...choice, [name]: target.value })}
        />
      ))}
      <SelectField
        label={messages.sort}
        value={choice.sort ?? 'newest'}
        options={sorts}
        onChange={({ target: { value } }) =>
          onChange({ ...choice, sort: value === 'newest' ? '' : value })
        }
      />
      <SelectField
        label={messages.limit}
        value={choice.limit ?? String(DEFAULT_EMBED_LIMIT)}
        options={limits}
        onChange={({ target: { value } }) =>
          onChange({ ...choice, limit: Number(value) === DEFAULT_EMBED_LIMIT ? '' : value })
        }
      />
      <SelectField
        label={messages.rows}
        value={String(choice.rows ?? 1)}
        options={rows}
        onChange={({ target }) => onChange({ ...choice, rows: Number(target.value) })}
      />
    </div>
  );
}
