import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './described-calls.ts';
import { naughtyStrings } from './naughty-strings.ts';
import { placeholder, placeholderOf } from './placeholders.ts';

const naughty = naughtyStrings();

/** Text that a person or a program could send. */
export const anyText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...naughty) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 2, arbitrary: fc.lorem({ maxCount: 5 }) },
);

/** Values for fields whose rules go beyond their schema, by name. */
const byName: Readonly<Record<string, Arbitrary<unknown>>> = {
  email: placeholderOf('email'),
  phone_number: fc.constant(placeholder('phone')),
  full_name: fc.constant(placeholder('name')),
  password: fc.constant(placeholder('password')),
  new_password: fc.constant(placeholder('password')),
  current_password: fc.constant(placeholder('password')),
  requested_at: fc.oneof(
    { weight: 4, arbitrary: placeholderOf('slot') },
    { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  ),
  status: fc.constantFrom(
    ...['Available', 'Pending', 'Adopted', 'confirmed', 'Cancelled', ' pending approval ', null],
  ),
  image_url: fc.webUrl(),
  trait: fc.constantFrom('HouseTrained', 'LitterTrained'),
  pet_id: placeholderOf('pet'),
  petId: placeholderOf('pet'),
  user_id: placeholderOf('user'),
};

function text({ minLength = 0, maxLength = 20_000, format }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((it) => it.toISOString());
  return anyText.map((it) => it.slice(0, maxLength).padEnd(minLength, 'x'));
}

const ofType: Readonly<Record<string, (schema: Schema) => Arbitrary<unknown>>> = {
  string: text,
  number: () => fc.oneof(fc.integer(), fc.double()),
  integer: () => fc.integer(),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items }) => fc.array(items ? valuesOf(items) : fc.jsonValue(), { maxLength: 4 }),
  object: ({ properties = {}, required = [] }) =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, name)]),
      ),
      { requiredKeys: required },
    ),
};

/** Values that match the schema. @param name of the field; see {@link byName} */
export function valuesOf(schema: Schema, name = ''): Arbitrary<unknown> {
  const known = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (known) return known;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valuesOf(choice)));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue();
  return fc.oneof(...types.map((type) => (ofType[type] ?? fc.jsonValue)(schema)));
}
