import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { recordListMessages } from './record-list-messages.ts';

/** A field that differs between the two versions. */
export interface ConflictField {
  label: string;
  now: string;
  /** What this person entered; null when only the other one changed the field. */
  yours: string | null;
  before: string;
}

type EditConflictProps = {
  /** Says that somebody else has changed the row. */
  title: string;
  fields: readonly ConflictField[];
  isBusy: boolean;
  onUseTheirs: () => void;
  onSaveMine: () => void;
};

/** S57: someone else has saved the same row; shows both versions and lets the person choose. */
export function EditConflict({
  title,
  fields,
  isBusy,
  onUseTheirs,
  onSaveMine,
}: EditConflictProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current?.focus();
  }, []);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={recordListMessages.conflict}
      className="rounded-xl"
    >
      <Notice
        tone="warning"
        title={title}
        action={
          <>
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={onUseTheirs}>
              {recordListMessages.useTheirs}
            </Button>
            <Button size="sm" disabled={isBusy} onClick={onSaveMine}>
              {recordListMessages.saveMine}
            </Button>
          </>
        }
      >
        <p>{recordListMessages.conflictText}</p>
        <dl className="mt-3 grid gap-3">
          {fields.map(({ label, now, yours, before }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-line">
                {recordListMessages.now({ value: textOf(now) })}
              </dd>
              {yours === null ? (
                <dd className="whitespace-pre-line">
                  {recordListMessages.before({ value: textOf(before) })}
                </dd>
              ) : (
                <dd className="whitespace-pre-line">
                  {recordListMessages.yours({ value: textOf(yours) })}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Notice>
    </section>
  );
}

const textOf = (value: string): string => value || recordListMessages.emptyValue;
