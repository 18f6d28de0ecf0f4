import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ApiError } from './api/errors/api-error.ts';
import { showFormFailure } from './form-failure.ts';

const defaultValues = { email: '', password: '', address: { zip: '' } };

/** What a form shows after a failure, by the names of its fields. */
function shownAfter(error: unknown, nameOf?: (field: string) => string) {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues });
    return { form, errors: form.formState.errors };
  });
  showFormFailure(result.current.form, error, 'Failed.', nameOf);
  const { errors } = result.current.form.control._formState;
  const { email, password, address, root } = errors;
  return {
    ...{ email: email?.message, password: password?.message },
    ...{ zip: address?.zip?.message, above: root?.message },
  };
}

const refusal = (...fieldErrors: { field: string; message: string }[]) =>
  new ApiError({ kind: 'response', status: 422, message: 'Check.', fieldErrors });
const nothing = { email: undefined, password: undefined, zip: undefined, above: undefined };

it('D13 shows what is refused at the fields that the form has', () => {
  const error = refusal(
    { field: 'role', message: 'Not a field of the form.' },
    { field: 'password', message: 'Too common.' },
    { field: 'zip', message: 'Five digits.' },
  );
  const nameOf = (field: string) => (field === 'zip' ? 'address.zip' : field);
  expect(shownAfter(error, nameOf)).toEqual({
    ...nothing,
    password: 'Too common.',
    zip: 'Five digits.',
  });
});

it('D08 shows at the email field that its address is taken', () => {
  const error = new ApiError({
    ...{ kind: 'response', status: 409, code: 'EMAIL_TAKEN', message: 'Taken.' },
  });
  expect(shownAfter(error)).toEqual({ ...nothing, email: 'Failed.' });
});

it.each([
  ['the network is away', new ApiError({ kind: 'network', message: 'No.' })],
  ['another error comes', new Error('No.')],
  ['only other fields are refused', refusal({ field: 'role', message: 'No.' })],
  [
    'a code is about a field that the form does not have',
    new ApiError({ kind: 'response', status: 403, code: 'WRONG_PASSWORD', message: 'Wrong.' }),
  ],
])('shows the failure above the form when %s', (_, error) => {
  expect(shownAfter(error)).toEqual({ ...nothing, above: 'Failed.' });
});
