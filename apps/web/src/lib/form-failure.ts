import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api/errors/api-error.ts';

/** The fields that some refusals are about. */
const fieldsOfCodes: Partial<Record<string, string>> = {
  EMAIL_TAKEN: 'email',
  ALREADY_COLLEAGUE: 'email',
  WRONG_PASSWORD: 'current_password',
};

/** What a call refused, by field; empty when it failed for another reason. */
export const refusedFields = (error: unknown): Partial<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]))
    : {};

/**
 * Shows why a form was refused: at its fields, of which the first gets the focus, or else above the form, as `root`.
 * @param message of the failure; shown unless the server has one for each field
 * @param nameOf what the form calls a field, where the call has another name
 */
export function showFormFailure<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  message: string,
  nameOf = (field: string) => field,
): void {
  const codeField = error instanceof ApiError && error.code && fieldsOfCodes[error.code];
  const refused = codeField ? { [codeField]: message } : refusedFields(error);
  const known = Object.entries(refused).flatMap(([field, text]) => {
    const name = nameOf(field) as Path<Values>;
    return getValues(name) === undefined ? [] : [{ name, message: text }];
  });
  for (const { name, message: text } of known) {
    setError(name, { message: text }, { shouldFocus: name === known[0]?.name });
  }
  if (known.length === 0) setError('root', { message });
}
