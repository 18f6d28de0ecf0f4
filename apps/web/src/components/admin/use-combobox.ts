import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, matchingOptions } from './combobox-options.ts';

/**
 * What is typed, listed and highlighted in a combobox. Leaving it without a choice brings the
 * chosen option back.
 */
export function useCombobox(
  options: readonly ComboboxOption[],
  value: string,
  onChange: (value: string) => void,
) {
  /** What is typed; null while the chosen option is shown. */
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(0);

  const chosen = options.find((option) => option.value === value);
  const listed = isOpen ? matchingOptions(options, text ?? '') : [];

  const close = () => {
    setIsOpen(false);
    setText(null);
    setHighlighted(0);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const open = () => {
    setHighlighted(0);
    setIsOpen(true);
  };
  const type = (typed: string) => {
    setText(typed);
    setHighlighted(0);
    setIsOpen(true);
  };
  const move = (step: number) => {
    if (listed.length > 0) setHighlighted((highlighted + step + listed.length) % listed.length);
  };

  const handleKey = (event: KeyboardEvent) => {
    const option = listed[highlighted];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Enter' && isOpen && option) {
      choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list alone, not the dialog around it.
      event.stopPropagation();
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
    close,
    choose,
    type,
    handleKey,
  };
}
