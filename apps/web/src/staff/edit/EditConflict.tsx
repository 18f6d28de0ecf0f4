import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { staffMessages } from '../staff-messages.ts';

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

/** Someone else has saved the same row; shows both versions and lets the person choose. */
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
    <section ref={region} tabIndex={-1} aria-label={staffMessages.conflict} className="rounded-xl">
      <Notice
        tone="warning"
        title={title}
        action={
          <>
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={onUseTheirs}>
              {staffMessages.useTheirs}
            </Button>
            <Button size="sm" disabled={isBusy} onClick={onSaveMine}>
              {staffMessages.saveMine}
            </Button>
          </>
        }
      >
        <p>{staffMessages.conflictText}</p>
        <dl className="mt-3 grid gap-3">
          {fields.map(({ label, now, yours, before }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-line">{staffMessages.now({ value: textOf(now) })}</dd>
              {yours === null ? (
                <dd className="whitespace-pre-line">
                  {staffMessages.before({ value: textOf(before) })}
                </dd>
              ) : (
                <dd className="whitespace-pre-line">
                  {staffMessages.yours({ value: textOf(yours) })}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Notice>
    </section>
  );
}

const textOf = (value: string): string => value || staffMessages.emptyValue;

interface FormField<Values> {
  name: keyof Values;
  label: string;
}

/** Three versions of a form's values. */
interface FormVersions<Values> {
  base: Values;
  current: Values;
  mine: Values;
}

/**
 * The fields in which the two versions of a row differ, in the order of the form.
 * @param changed the fields that this person changed
 * @param textOf formats the value of a field
 */
export function conflictFields<Values>(
  fields: readonly FormField<Values>[],
  { base, current, mine }: FormVersions<Values>,
  changed: Partial<Record<keyof Values, unknown>>,
  textOf: (name: keyof Values, values: Values) => string,
): ConflictField[] {
  return fields.flatMap(({ name, label }) => {
    const isMine = changed[name] === true && mine[name] !== current[name];
    if (!isMine && base[name] === current[name]) return [];
    return {
      label,
      now: textOf(name, current),
      yours: isMine ? textOf(name, mine) : null,
      before: textOf(name, base),
    };
  });
}
