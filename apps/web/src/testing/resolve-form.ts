import type { FieldValues, Resolver } from 'react-hook-form';

/** Validates values as react-hook-form does. */
export const resolveForm = async <Values extends FieldValues, Checked extends FieldValues>(
  resolver: Resolver<Values, unknown, Checked>,
  values: Values,
) => resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
