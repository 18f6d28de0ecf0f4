import { NewIntake } from '@pawmatch/contract/stays/stay-input';
import type { IntakeKind } from '@pawmatch/contract/stays/stay-values';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { intakeMessages } from '../stays-messages.ts';

const NAMES =
  'Acorn Alder Apollo Aspen Basil Biscuit Bramble Brook Clover Cosmo Dill Echo Ember Fern Finch Flint Ginger Hazel Indigo Ivy Juniper Kiwi Lark Lemon Maple Mocha Nutmeg Olive Otter Pepper Pippin Poppy Quince River Rowan Saffron Sage Sorrel Tansy Thistle Timber Willow'.split(
    ' ',
  );

/** Names for pets that have none, each once. @param start any number */
const proposeNames = (count: number, start: number): string[] =>
  Array.from({ length: count }, (_, index) => NAMES[(start + index) % NAMES.length] ?? '');

export interface IntakeValues {
  species: string;
  size: string;
  age: string;
  unit: 'months' | 'years';
  intake: IntakeKind | '';
  came_from: string;
  came_on: string;
  hold_until: string;
  pets: { name: string; sex: string }[];
}

/** @param today at the shelter */
export const emptyIntake = (today: string): IntakeValues => ({
  ...{ species: '', size: '', age: '', unit: 'months' },
  ...{ intake: '', came_from: '', came_on: today, hold_until: '' },
  pets: [newPet(0)],
});

/** Another name each time. */
const newPet = (index: number) => ({
  name: proposeNames(1, Math.floor(Math.random() * 1_000) + index)[0] ?? '',
  sex: '',
});

/** The pets of a litter of another size: those that stay keep what was entered. */
export const resizeLitter = (pets: IntakeValues['pets'], count: number): IntakeValues['pets'] => {
  const start = Math.floor(Math.random() * 1_000);
  const proposed = proposeNames(count, start).map((name) => ({ name, sex: pets[0]?.sex ?? '' }));
  return proposed.map((pet, index) => pets[index] ?? pet);
};

const toBody = (values: IntakeValues): z.input<typeof NewIntake> => {
  const { age, unit, hold_until, intake, species, size, pets, ...fields } = values;
  const months = age.trim() === '' ? Number.NaN : Number(age) * (unit === 'years' ? 12 : 1);
  // The schema says what is missing.
  return {
    ...fields,
    ...({ intake, species, size, pets } as Pick<
      z.input<typeof NewIntake>,
      'intake' | 'species' | 'size' | 'pets'
    >),
    age_months: Math.round(months),
    hold_until: hold_until === '' ? null : hold_until,
  };
};

/** Reads the form as the call that it makes, by the schema of the server. */
export const intakeResolver: Resolver<IntakeValues, unknown, NewIntake> = (values) => {
  const result = NewIntake.safeParse(toBody(values));
  if (result.success) return { values: result.data, errors: {} };
  const errors: Record<string, unknown> = {};
  const pets: Record<string, { type: string; message: string }>[] = [];
  for (const { path, message } of result.error.issues) {
    const [field = '', index, of] = path.map(String);
    const error = { type: 'validate', message };
    if (field === 'pets' && index !== undefined && of) {
      pets[Number(index)] ??= {};
      (pets[Number(index)] ?? {})[of] ??= error;
    } else if (field === 'age_months') {
      errors.age ??= values.age === '' ? { ...error, message: intakeMessages.chooseAge } : error;
    } else {
      errors[field] ??= error;
    }
  }
  if (pets.length > 0) errors.pets = pets;
  return { values: {}, errors: errors as FieldErrors<IntakeValues> };
};
