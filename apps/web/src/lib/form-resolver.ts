import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

interface ResolverOptions {
  /** Reports only the first failure, in the order of the schema's fields (spec 5). */
  onlyFirst?: boolean;
}

/** Validates a form of react-hook-form by a schema: one message for each field, the first. */
export function formResolver<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.core.$ZodType<Checked, Values>,
  { onlyFirst = false }: ResolverOptions = {},
): Resolver<Values, unknown, Checked> {
  return (values) => {
    const result = z.safeParse(schema, values);
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
