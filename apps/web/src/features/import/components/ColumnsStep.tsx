import type { Import } from '@pawmatch/contract/import/import';
import { suggestColumns } from '@pawmatch/contract/import/import-fields';
import {
  emptyReading,
  findReadingProblems,
  ImportReading,
  OWN_LAYOUT,
} from '@pawmatch/contract/import/import-reading';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { dropDraft, keepDraft, readKeptDraft } from '../../../lib/storage/drafts.ts';
import { rehearse, showImport } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';
import { DiscardFile } from './DiscardFile.tsx';
import { FieldMapping } from './FieldMapping.tsx';

/** What was chosen before a reload, else what the server suggests. */
function readReading({ id, reading }: Import): ImportReading {
  const kept = ImportReading.safeParse(readKeptDraft(`import ${id}`));
  return kept.success ? kept.data : (reading ?? emptyReading(OWN_LAYOUT));
}

/** Says how the file is read. */
export function ColumnsStep({ job }: { job: Import }) {
  const { id, columns, layouts, is_remembered: isRemembered } = job;
  const queries = useQueryClient();
  const [reading, setReading] = useState(() => readReading(job));
  const [isTried, setIsTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const headers = (columns ?? []).map(({ name }) => name);
  const problems = findReadingProblems(reading, headers);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => rehearse(id, reading),
    onSuccess: (next) => {
      dropDraft(`import ${id}`);
      showImport(queries, next);
    },
  });

  const change = (changes: Partial<ImportReading>) => {
    const next = { ...reading, ...changes };
    setReading(next);
    keepDraft(`import ${id}`, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.length === 0) mutate();
    // After it is shown.
    else requestAnimationFrame(() => summary.current?.focus());
  };

  const isOwn = reading.layout === OWN_LAYOUT;
  // All software that we know calls it so.
  const hasSizes = headers.some((header) => /size/i.test(header));
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {isRemembered && <Notice>{messages.remembered}</Notice>}
      {layouts.length === 0 && !isRemembered && <Notice>{messages.notKnown}</Notice>}
      {layouts.length > 0 && (
        <LayoutChoice
          layouts={layouts}
          value={reading.layout}
          onChange={(layout) =>
            change({
              ...emptyReading(layout),
              ...(layout === OWN_LAYOUT && { columns: suggestColumns(columns ?? []) }),
            })
          }
        />
      )}
      {isTried && problems.length > 0 && (
        <div ref={summary} tabIndex={-1}>
          <Notice tone="error" title={messages.problems}>
            <ul className="list-disc ps-5">
              {problems.map(({ field, message }) => (
                <li key={`${field} ${message}`}>{message}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {isOwn ? (
        <FieldMapping
          columns={columns ?? []}
          reading={reading}
          problems={isTried ? problems : []}
          onChange={change}
        />
      ) : (
        <SelectField
          className="max-w-sm"
          label={messages.sizeOfAll}
          hint={hasSizes ? messages.sizeHint : messages.noSizesHint}
          placeholder={messages.noneChosen}
          value={reading.defaults.size ?? ''}
          options={petFacts.size.values.map((value) => ({ value, label: sizeLabel(value) }))}
          onChange={({ target }) =>
            change({ defaults: target.value ? { size: target.value } : {} })
          }
        />
      )}
      {error && <Notice tone="error">{failureReason(error, messages.failed)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} busyLabel={messages.checking}>
          {messages.check}
        </Button>
        <DiscardFile id={id} />
      </div>
    </form>
  );
}

const sizeLabels: Readonly<Record<string, string>> = petFactMessages.size.values;
const sizeLabel = (value: string) => sizeLabels[value] ?? value;

type LayoutChoiceProps = {
  /** The most likely first. */
  layouts: readonly { name: string; label: string }[];
  value: string;
  onChange: (layout: string) => void;
};

/** Whose export the file is, with the way to say otherwise. */
function LayoutChoice({ layouts, value, onChange }: LayoutChoiceProps) {
  const choices = layouts.map(({ name, label }, index) => ({
    name,
    label: index === 0 ? messages.thinkItIs({ label }) : label,
  }));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3">
        <h2 className="text-xl">{messages.whose}</h2>
      </legend>
      {[...choices, { name: OWN_LAYOUT, label: messages.own }].map(({ name, label }) => (
        <label
          key={name}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 has-checked:border-action has-checked:bg-action-soft"
        >
          <input
            type="radio"
            name="layout"
            className="size-5 shrink-0 accent-action"
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
