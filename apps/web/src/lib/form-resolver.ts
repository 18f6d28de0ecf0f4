import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * Validates a form by a schema and reports only the first failure, in the order of the schema's fields
 * ("in order, first failure shown", spec 5).
 */
export function firstIssueResolver<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.core.$ZodType<Checked, Values>,
): Resolver<Values, unknown, Checked> {
  return (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values: result.data, errors: {} };
    const [issue] = result.error.issues;
    const field = (issue?.path.join('.') || 'root') as FieldPath<Values>;
    const error = { type: 'validate', message: issue?.message };
    return { values: {}, errors: { [field]: error } as FieldErrors<Values> };
  };
}
