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
  it('R2.59 D24 finds an option by a part of its name or address and selects it with Enter', async () => {
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

  it('Escape closes only the list and restores the selection', async () => {
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

describe('F25 leaving a combobox', () => {
  const open = async (typed: string) => {
    const user = userEvent.setup();
    render(
      <>
        <Adopters />
        <button type="button">Save</button>
      </>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await user.click(field);
    if (typed) await user.keyboard(typed);
    return { user, field, chosen: () => document.querySelector('output')?.textContent };
  };

  it('Tab selects the highlighted option', async () => {
    const { user, field, chosen } = await open('{Control>}a{/Control}grace');
    await user.tab();
    expect(chosen()).toBe('3');
    expect(field.value).toBe('Grace Hopper');
    expect(document.activeElement).not.toBe(field);
  });

  it('Tab clears the selection when nothing matches', async () => {
    const { user, field, chosen } = await open('Luna');
    await user.tab();
    expect(chosen()).toBe('');
    expect(field.value).toBe('Luna');
  });

  it('Tab clears the selection when the text is empty', async () => {
    const { user, field, chosen } = await open('x{Backspace}');
    await user.tab();
    expect(chosen()).toBe('');
    expect(field.value).toBe('');
  });

  it('Tab keeps the selection of an unchanged field', async () => {
    const { user, field, chosen } = await open('');
    await user.tab();
    expect(chosen()).toBe('1');
    expect(field.value).toBe('Ada Lovelace');
  });

  it('Tab selects the option reached with the arrow keys', async () => {
    const { user, chosen } = await open('{ArrowDown}');
    await user.tab();
    expect(chosen()).toBe('2');
  });

  it('Enter does not submit the form with the earlier selection when nothing matches', async () => {
    const { chosen, field } = await open('Luna');
    const sent = vi.fn((event: Event) => event.preventDefault());
    field.form?.addEventListener('submit', sent);
    await userEvent.keyboard('{Enter}');
    expect(sent).not.toHaveBeenCalled();
    expect(chosen()).toBe('1');
  });

  it.each([
    ['grace', '3', 'Grace Hopper'],
    ['a', '', 'a'],
  ])('a click outside after %j selects the only match, or nothing', async (typed, value, text) => {
    const { user, field, chosen } = await open(typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(chosen()).toBe(value);
    expect(field.value).toBe(text);
  });

  it('F28 announces to screen readers that nothing was found', async () => {
    const { field } = await open('a');
    const region = field.closest('.relative')?.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    await userEvent.keyboard('xyz');
    expect(region?.textContent).toBe('Nothing found');
  });
});

describe('matchingOptions', () => {
  it('F36 finds a person by telephone number', () => {
    const people = [
      { value: '1', label: 'Ada', phone: '5550100100' },
      { value: '2', label: 'Bo', phone: null },
    ];
    expect(matchingOptions(people, '(555) 010').map(({ value }) => value)).toEqual(['1']);
  });

  it('matches every word, in any order, and returns at most fifty options', () => {
    expect(matchingOptions(options, 'turing ALAN').map(({ value }) => value)).toEqual(['2']);
    const many = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: 'Pet' }));
    expect(matchingOptions(many, 'pet')).toHaveLength(50);
  });
});
