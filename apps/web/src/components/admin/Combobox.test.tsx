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

  it('Tab takes what is highlighted', async () => {
    const { user, field, chosen } = await open('{Control>}a{/Control}grace');
    await user.tab();
    expect(chosen()).toBe('3');
    expect(field.value).toBe('Grace Hopper');
    expect(document.activeElement).not.toBe(field);
  });

  it('Tab takes nothing where nothing is found, and not what was chosen before', async () => {
    const { user, field, chosen } = await open('Luna');
    await user.tab();
    expect(chosen()).toBe('');
    expect(field.value).toBe('Luna');
  });

  it('Tab after the text was taken away takes nothing', async () => {
    const { user, field, chosen } = await open('x{Backspace}');
    await user.tab();
    expect(chosen()).toBe('');
    expect(field.value).toBe('');
  });

  it('Tab through a field that nothing was done with keeps the choice', async () => {
    const { user, field, chosen } = await open('');
    await user.tab();
    expect(chosen()).toBe('1');
    expect(field.value).toBe('Ada Lovelace');
  });

  it('Tab takes the option that the arrow keys went to', async () => {
    const { user, chosen } = await open('{ArrowDown}');
    await user.tab();
    expect(chosen()).toBe('2');
  });

  it('Enter where nothing is found sends no form with the choice from before', async () => {
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
  ])(
    'a press elsewhere after %j takes the only one that fits, or nothing',
    async (typed, value, text) => {
      const { user, field, chosen } = await open(typed);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(chosen()).toBe(value);
      expect(field.value).toBe(text);
    },
  );

  it('F28 says that nothing was found to those who do not see it', async () => {
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

  it('wants every word, in any order, and gives no more than fifty', () => {
    expect(matchingOptions(options, 'turing ALAN').map(({ value }) => value)).toEqual(['2']);
    const many = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: 'Pet' }));
    expect(matchingOptions(many, 'pet')).toHaveLength(50);
  });
});
