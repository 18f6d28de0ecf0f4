import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx';

type RadioGroupFieldProps = ChoiceFieldProps & {
  /** The chosen value, where the caller keeps it; leave out with react-hook-form's `register`. */
  value?: string;
};

/** One of several, as cards. */
export function RadioGroupField({ value, ...field }: RadioGroupFieldProps) {
  const isChosen = value === undefined ? undefined : (option: string) => option === value;
  return <ChoiceField {...field} type="radio" isChosen={isChosen} />;
}
