import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { matchingOptions } from './combobox-options.ts';

const options = [
  { value: '1', label: 'Ada Lovelace', hint: 'ada@example.org' },
  { value: '2', label: 'Alan Turing', hint: 'alan@example.org' },
  { value: '3', label: 'Grace Hopper', hint: 'grace@example.org' },
];

function Adopters({ onEscape = () => {} }: { onEscape?: () => void }) {
  const [value, setValue] = useState('1');
  return (
    <form onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <Combobox label="Adopter" options={options} value={value} onChange={setValue} />
      <output>{value}</output>
    </form>
  );
}

describe('Combobox', () => {
  it('R2.59 D24 finds one of many by a part of name or address and takes it with Enter', async () => {
    const user = userEvent.setup();
    render(<Adopters />);
    const field = screen.getByRole('combobox', { name: 'Adopter' });
    expect(field).toHaveProperty('value', 'Ada Lovelace');
    await user.click(field);
    await user.keyboard('grace@');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Grace Hoppergrace@example.org',
    ]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('3');
    expect(field).toHaveProperty('value', 'Grace Hopper');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('moves through the options with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Adopters />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('2');
  });

  it('Escape closes the list, not what is around it, and brings the choice back', async () => {
    const user = userEvent.setup();
    const onEscape = vi.fn();
    render(<Adopters onEscape={onEscape} />);
    const field = screen.getByRole('combobox');
    await user.click(field);
    await user.keyboard('x{Escape}');
    expect(field).toHaveProperty('value', 'Ada Lovelace');
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
  });
});

describe('matchingOptions', () => {
  it('wants every word, in any order, and gives no more than fifty', () => {
    expect(matchingOptions(options, 'turing ALAN').map(({ value }) => value)).toEqual(['2']);
    const many = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: 'Pet' }));
    expect(matchingOptions(many, 'pet')).toHaveLength(50);
  });
});
