import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  Resolver,
  ResolverOptions,
} from 'react-hook-form';
import * as z from 'zod/mini';

interface FormOptions {
  /** Reports only the first failure, in the order of the schema's fields (spec 5). */
  onlyFirst?: boolean;
}

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'password']);

/** The values with what stands in the inputs: some password managers fill them without an event, which is sent here. */
function readInputs<Values extends FieldValues>(
  values: Values,
  fields: ResolverOptions<Values>['fields'],
): Values {
  const read: FieldValues = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const ref: unknown = (field as { ref?: unknown } | undefined)?.ref;
    const isText = ref instanceof HTMLInputElement && TEXT_TYPES.has(ref.type);
    if (!isText || typeof read[name] !== 'string') continue;
    if (ref.value !== read[name]) ref.dispatchEvent(new Event('input', { bubbles: true }));
    read[name] = ref.value;
  }
  return read as Values;
}

/** Validates a form of react-hook-form by a schema: one message for each field, the first. */
export function formResolver<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.core.$ZodType<Checked, Values>,
  { onlyFirst = false }: FormOptions = {},
): Resolver<Values, unknown, Checked> {
  return (values, _context, { fields }) => {
    const result = z.safeParse(schema, readInputs(values, fields));
    if (result.success) return { values: result.data, errors: {} };
    const { issues } = result.error;
    const errors: Partial<Record<FieldPath<Values> | 'root', { type: string; message: string }>> =
      {};
    for (const { path, message } of onlyFirst ? issues.slice(0, 1) : issues) {
      errors[(path.join('.') || 'root') as FieldPath<Values>] ??= { type: 'validate', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
