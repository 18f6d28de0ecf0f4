import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx';

type CheckboxGroupFieldProps = ChoiceFieldProps & {
  /** The ticked values, where the caller keeps them; leave out with react-hook-form's `register`. */
  values?: readonly string[];
};

/** Any of several, as cards. */
export function CheckboxGroupField({ values, ...field }: CheckboxGroupFieldProps) {
  const isChosen = values && ((option: string) => values.includes(option));
  return <ChoiceField {...field} type="checkbox" isChosen={isChosen} />;
}
