import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { readDescription } from '../../testing/read-description.ts';
import { Button } from './Button.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField, TextField } from './TextField.tsx';

const SIZES = [
  { value: 'Small', label: 'Small' },
  { value: 'Medium', label: 'Medium' },
];

/** Every field on one form, as the features use them. */
function Form({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const { register, handleSubmit } = useForm({
    defaultValues: { name: '', notes: '', time: '', size: '', traits: [], agreed: false, code: '' },
  });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
      <TextField label="Name" {...register('name')} />
      <TextAreaField label="Notes" {...register('notes')} />
      <PasswordField label="Password" {...register('code')} />
      <SelectField label="Time" placeholder="Choose" options={SIZES} {...register('time')} />
      <ChoiceField type="radio" legend="Size" options={SIZES} {...register('size')} />
      <ChoiceField type="checkbox" legend="Traits" options={SIZES} {...register('traits')} />
      <CheckboxField label="Litter Trained" {...register('agreed')} />
      <Button type="submit">Save</Button>
    </form>
  );
}

describe('fields', () => {
  it('submit their values with the form', async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Name'), 'Biscuit');
    await user.type(screen.getByLabelText('Notes'), 'Shy');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.selectOptions(screen.getByLabelText('Time'), 'Medium');
    await user.click(screen.getByRole('radio', { name: 'Medium' }));
    await user.click(screen.getByRole('checkbox', { name: 'Small' }));
    await user.click(screen.getByRole('checkbox', { name: 'Litter Trained' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Biscuit',
      notes: 'Shy',
      code: 'correct horse',
      time: 'Medium',
      size: 'Medium',
      traits: ['Small'],
      agreed: true,
    });
  });

  it('describe the control by its hint and error', () => {
    const error = 'Please enter a valid 10-digit U.S. phone number.';
    render(<TextField label="Phone number" hint="10-digit US number" error={error} />);
    const control = screen.getByRole('textbox', { name: 'Phone number' });
    expect(readDescription(control)).toBe(`10-digit US number ${error}`);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('are valid without an error', () => {
    render(<TextField label="Full name" />);
    const control = screen.getByRole('textbox', { name: 'Full name' });
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });

  it('R5.09 mark required fields with a star that is not part of the name', () => {
    render(<TextField label="Breed" marked required />);
    expect(screen.getByText('Breed').textContent).toBe('Breed *');
    expect(screen.getByRole('textbox', { name: 'Breed' }).matches(':required')).toBe(true);
  });

  it('describe a group by its error and link to its first option', () => {
    const error = 'Please select a preferred size';
    render(<ChoiceField type="radio" id="size" legend="Size" error={error} options={SIZES} />);
    expect(readDescription(screen.getByRole('group', { name: 'Size' }))).toBe(error);
    expect(document.getElementById('size')).toBe(screen.getByRole('radio', { name: 'Small' }));
  });

  it('show the selection of a controlled field', async () => {
    const onChange = vi.fn();
    render(
      <ChoiceField type="radio" legend="Size" options={SIZES} value="Small" onChange={onChange} />,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Small' }).checked).toBe(true);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Medium' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Medium' }).checked).toBe(false);
  });

  it('show a password on request and hide it again', async () => {
    render(<PasswordField label="Password" defaultValue="correct horse" />);
    const user = userEvent.setup();
    const control = screen.getByLabelText<HTMLInputElement>('Password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(control.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(control.type).toBe('password');
  });
});

describe('Button', () => {
  it('R2.25 B7.10 while busy it shows its progress text, keeps the focus and does nothing', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" busy={busy} busyLabel="Signing in..." onClick={onClick}>
          Sign In
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Sign In' });
    button.focus();
    rerender(form(true));
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Signing in...');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const user = userEvent.setup();
    await user.click(button);
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Email'), '{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits a form only with type submit', () => {
    render(<Button>Show more</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});
