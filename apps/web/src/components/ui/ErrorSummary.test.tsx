import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorSummary, type SummarizedError } from './ErrorSummary.tsx';

const ERRORS = [
  { message: 'Please select a pet type', fieldId: 'pet_type' },
  { message: 'Server error. Please try again later.' },
];

function Form({ errors, attempt }: { errors: SummarizedError[]; attempt: number }) {
  return (
    <form>
      <ErrorSummary errors={errors} attempt={attempt} />
      <input id="pet_type" aria-label="Pet type" />
    </form>
  );
}

const findBox = () => screen.getByRole('region', { name: 'Please fix the following errors:' });

describe('ErrorSummary', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });

  it('R2.30 takes the focus after each failed attempt', () => {
    const { rerender } = render(<Form errors={[]} attempt={0} />);
    rerender(<Form errors={ERRORS} attempt={1} />);
    expect(document.activeElement).toBe(findBox());
    screen.getByRole('textbox').focus();
    rerender(<Form errors={ERRORS} attempt={2} />);
    expect(document.activeElement).toBe(findBox());
  });

  it('leaves the focus in the field when an error appears between attempts', () => {
    const { rerender } = render(<Form errors={[]} attempt={1} />);
    const field = screen.getByRole('textbox');
    field.focus();
    rerender(<Form errors={ERRORS} attempt={1} />);
    expect(document.activeElement).toBe(field);
  });

  it('R2.30 links each error to its field', async () => {
    render(<Form errors={ERRORS} attempt={1} />);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Please select a pet type' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Please select a pet type',
      'Server error. Please try again later.',
    ]);
  });

  it('is not rendered without errors', () => {
    render(<Form errors={[]} attempt={1} />);
    expect(screen.queryByText('Please fix the following errors:')).toBeNull();
  });
});
