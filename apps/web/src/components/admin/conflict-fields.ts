import type { ConflictField } from './EditConflict.tsx';

interface FormField<Values> {
  name: keyof Values;
  label: string;
}

/** Three versions of a form's values. */
export interface FormVersions<Values> {
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
