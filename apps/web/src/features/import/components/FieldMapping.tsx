import type { ImportColumn } from '@pawmatch/contract/import/import';
import {
  type DefaultFieldName,
  defaultFieldNames,
  type ImportFieldName,
  importField,
  importFieldNames,
} from '@pawmatch/contract/import/import-fields';
import { importFieldLabels } from '@pawmatch/contract/import/import-messages';
import type { ImportReading, ReadingProblem } from '@pawmatch/contract/import/import-reading';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { importMessages as messages } from '../import-messages.ts';
import { valueLabel } from '../value-label.ts';
import { WordMapping } from './WordMapping.tsx';

/** Before a value in the list of columns: one value for all animals. */
const FOR_ALL = 'all:';
const COLUMN = 'column:';

type FieldMappingProps = {
  columns: readonly ImportColumn[];
  reading: ImportReading;
  problems: readonly ReadingProblem[];
  onChange: (changes: Partial<ImportReading>) => void;
};

const isDefault = (field: ImportFieldName): field is DefaultFieldName =>
  defaultFieldNames.some((it) => it === field);

/** Without an entry that is undefined. */
const withEntry = <Value,>(
  entries: Partial<Record<string, Value>>,
  name: string,
  value: Value | undefined,
) => {
  const { [name]: _, ...others } = entries;
  return value === undefined ? others : { ...others, [name]: value };
};

/** Chooses for each field its column, with values from the file, and what its words mean. */
export function FieldMapping({ columns, reading, problems, onChange }: FieldMappingProps) {
  const choose = (field: ImportFieldName, chosen: string) =>
    onChange({
      columns: withEntry(
        reading.columns,
        field,
        chosen.startsWith(COLUMN) ? chosen.slice(COLUMN.length) : undefined,
      ),
      words: withEntry(reading.words, field, undefined),
      defaults: withEntry(
        reading.defaults,
        field,
        chosen.startsWith(FOR_ALL) ? chosen.slice(FOR_ALL.length) : undefined,
      ),
    });

  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{messages.mappingTitle}</h2>
      <p className="text-pretty text-text-muted">{messages.mappingHint}</p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {importFieldNames.map((field) => {
          const { isRequired, isStrict, values = [] } = importField(field);
          // An age can be told by the date of birth.
          const isSpare = field === 'age' && reading.columns.born !== undefined;
          const column = columns.find(({ name }) => name === reading.columns[field]);
          const fixed = isDefault(field) ? reading.defaults[field] : undefined;
          const value = fixed ? `${FOR_ALL}${fixed}` : column ? `${COLUMN}${column.name}` : '';
          return (
            <li
              key={field}
              className="grid content-start gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[minmax(0,22rem)_1fr]"
            >
              <SelectField
                label={importFieldLabels[field]}
                marked={isRequired ?? false}
                hint={hints[field]}
                error={problems.find((problem) => problem.field === field)?.message}
                value={value}
                placeholder={messages.noColumn}
                options={[
                  ...columns.map(({ name }) => ({ value: `${COLUMN}${name}`, label: name })),
                  ...(isDefault(field) ? values : []).map((each) => ({
                    value: `${FOR_ALL}${each}`,
                    label: messages.forAll({ value: valueLabel(field, each) }),
                  })),
                ]}
                onChange={({ target }) => choose(field, target.value)}
              />
              {column && (
                <div className="grid min-w-0 content-start gap-3 sm:pt-11">
                  <p className="text-sm text-text-muted wrap-anywhere">
                    {column.examples.length > 0 ? messages.examples(column) : messages.noExamples}
                  </p>
                  <WordMapping
                    field={field}
                    column={column}
                    hasBreed={field === 'species' && reading.columns.breed_primary === column.name}
                    refuses={Boolean(isRequired || isStrict) && !isSpare}
                    words={reading.words[field] ?? {}}
                    onChange={(words) =>
                      onChange({ words: withEntry(reading.words, field, words) })
                    }
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const hints: Partial<Record<ImportFieldName, string>> = {
  id: messages.idHint,
  breed_primary: messages.breedHint,
  age: messages.ageHint,
  born: messages.bornHint,
  size: messages.weightHint,
  status_detail: messages.statusDetailHint,
  description: messages.descriptionHint,
  internal_notes: messages.internalNotesHint,
};
