import type { ImportColumn } from '@pawmatch/contract/import/import';
import {
  type ImportFieldName,
  importField,
  meaningOf,
  splitSpeciesAndBreed,
} from '@pawmatch/contract/import/import-fields';
import { importFieldLabels } from '@pawmatch/contract/import/import-messages';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { importMessages as messages } from '../import-messages.ts';
import { valueLabel } from '../value-label.ts';

type WordMappingProps = {
  field: ImportFieldName;
  column: ImportColumn;
  /** Whether the column has the breed, too. */
  hasBreed: boolean;
  /** Whether rows with a word that means nothing are refused. */
  refuses: boolean;
  words: Readonly<Record<string, string>>;
  onChange: (words: Record<string, string>) => void;
};

/** Says what the words of a column mean that nobody knows: nothing is guessed. */
export function WordMapping({
  field,
  column,
  hasBreed,
  refuses,
  words,
  onChange,
}: WordMappingProps) {
  const { values } = importField(field);
  const asked = (column.words ?? []).map((word) =>
    hasBreed ? splitSpeciesAndBreed(word).species : word,
  );
  const unknown = [...new Set(asked)].filter(
    (word) => meaningOf(field, word, column.name) === undefined,
  );
  if (!values || unknown.length === 0) return null;
  return (
    <fieldset className="min-w-0 rounded-lg bg-sunken p-3">
      <legend className="float-start mb-3 text-sm font-semibold">
        {messages.wordsTitle({ field: importFieldLabels[field] })}
      </legend>
      <div className="grid gap-3 clear-both lg:grid-cols-2">
        {unknown.map((word) => (
          <SelectField
            key={word}
            label={`“${word}”`}
            value={words[word] ?? ''}
            placeholder={refuses ? messages.refuseWord : messages.unknownWord}
            options={values.map((value) => ({ value, label: valueLabel(field, value) }))}
            onChange={({ target }) => {
              const { [word]: _, ...others } = words;
              onChange(target.value ? { ...others, [word]: target.value } : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
