import { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { describeOpeningHours } from '@pawmatch/contract/visits/times/describe-opening-hours';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ConflictField } from '../../../staff/edit/EditConflict.tsx';
import { settingsMessages } from '../settings-messages.ts';

/** The form has the shape of the settings. */
export type SettingsFormValues = z.input<typeof ShelterDetails>;

export const toSettingsForm = (settings: ShelterSettings): SettingsFormValues => ({
  name: settings.name,
  address: settings.address ?? '',
  phone: settings.phone ?? '',
  email: settings.email ?? '',
  hours: settings.hours ?? describeOpeningHours(settings.visiting),
  time_zone: settings.time_zone,
  language: settings.language,
  paper_size: settings.paper_size,
  visiting: settings.visiting,
});

/** Validates the form as the server does; errors are nested, because fields are. */
export const settingsResolver: Resolver<SettingsFormValues, unknown, ShelterDetails> = (values) => {
  const result = z.safeParse(ShelterDetails, values);
  if (result.success) return { values: result.data, errors: {} };
  const errors = {};
  for (const { path, message } of [...result.error.issues].reverse()) {
    set(errors, path.join('.'), { type: 'validate', message });
  }
  return { values: {}, errors: errors as FieldErrors<SettingsFormValues> };
};

const fieldNames = [
  ...Object.entries(settingsMessages.fields),
  ...Object.entries(settingsMessages.visitingRules).map(
    ([name, words]) => [name, words.short] as const,
  ),
];

/** The labels of the fields with errors, in the order of the list of fields. */
export const fieldsWithErrors = ({ visiting, ...errors }: FieldErrors<SettingsFormValues>) =>
  fieldNames.flatMap(([name, label]) => (name in { ...errors, ...visiting } ? [label] : []));

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function describe(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? settingsMessages.yes : settingsMessages.no;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const flatten = ({ visiting, ...details }: SettingsFormValues): Record<string, unknown> => ({
  ...details,
  ...visiting,
});

/** The fields in which the settings of a colleague differ from those that the form began with. */
export function settingsConflictFields(
  base: ShelterSettings,
  current: ShelterSettings,
  values: SettingsFormValues,
): ConflictField[] {
  const [before, now, yours] = [toSettingsForm(base), toSettingsForm(current), values].map(flatten);
  return fieldNames.flatMap(([name, label]) => {
    if (isEqual(now?.[name], yours?.[name])) return [];
    const isMine = !isEqual(before?.[name], yours?.[name]);
    return [
      {
        label,
        now: describe(now?.[name]),
        yours: isMine ? describe(yours?.[name]) : null,
        before: describe(before?.[name]),
      },
    ];
  });
}
