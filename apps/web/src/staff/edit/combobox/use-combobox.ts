import { type KeyboardEvent, useState } from 'react';
import {
  type ComboboxOption,
  MAX_OPTIONS,
  matchingOptions,
  type OptionSearch,
} from './combobox-options.ts';

/**
 * The state of a combobox: typed text, listed options and the highlight. Typing discards the chosen
 * option. Tab chooses the highlighted option; leaving in another way chooses the only match, or none,
 * and keeps the typed text. Escape restores the chosen option.
 */
export function useCombobox(
  options: readonly ComboboxOption[],
  value: string,
  onChange: (value: string) => void,
  search: OptionSearch | undefined,
) {
  /** The typed text; null while the chosen option is shown. */
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(0);
  /** The highlight was moved by key, so leaving the field chooses it. */
  const [isMoved, setIsMoved] = useState(false);

  /** The last choice, which another search may not find. */
  const [remembered, setRemembered] = useState<ComboboxOption | null>(null);

  const chosen = [...options, ...(remembered ? [remembered] : [])].find(
    (option) => option.value === value,
  );
  const match = () =>
    search?.hasMatched ? options.slice(0, MAX_OPTIONS) : matchingOptions(options, text ?? '');
  const listed = isOpen ? match() : [];

  const close = () => {
    setIsOpen(false);
    setHighlighted(0);
    setIsMoved(false);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    setRemembered(option);
    search?.onType('');
    setText(null);
    close();
  };
  const open = () => {
    if (isOpen) return;
    const shown = match();
    const index = shown.findIndex((option) => option.value === value);
    setHighlighted(Math.max(index, 0));
    setIsOpen(true);
  };
  const type = (typed: string) => {
    setText(typed);
    search?.onType(typed);
    setHighlighted(0);
    setIsMoved(false);
    setIsOpen(true);
  };
  const move = (step: number) => {
    setIsMoved(true);
    if (listed.length > 0) setHighlighted((highlighted + step + listed.length) % listed.length);
  };

  /** @param wanted the option to choose */
  const leave = (wanted: ComboboxOption | undefined) => {
    if (!isOpen) return;
    if (wanted && (isMoved || text?.trim())) return choose(wanted);
    if (text !== null && value !== '') onChange('');
    close();
  };
  const handleBlur = () => leave(isMoved || listed.length === 1 ? listed[highlighted] : undefined);

  const handleKey = (event: KeyboardEvent) => {
    const option = listed[highlighted];
    if (event.key === 'Tab') {
      // Focus moves on, with or without a choice.
      leave(option);
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      // Enter on a text without a match must not submit the form.
      if (option) choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes only the list, not the dialog around it.
      event.stopPropagation();
      setText(null);
      close();
    } else {
      return;
    }
    event.preventDefault();
  };

  return {
    shownText: text ?? chosen?.label ?? '',
    isOpen,
    listed,
    highlighted,
    open,
    choose,
    type,
    handleBlur,
    handleKey,
  };
}
