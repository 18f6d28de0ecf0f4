import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, matchingOptions } from './combobox-options.ts';

/**
 * What is typed, listed and highlighted in a combobox. Once something has been typed, the option
 * from before no longer counts: Tab takes the highlighted option; leaving in another way takes the
 * only one that fits, or none, and leaves the text where it is. Escape brings the option back.
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
  /** The highlight was moved by key, as to an option that is wanted. */
  const [isMoved, setIsMoved] = useState(false);

  const chosen = options.find((option) => option.value === value);
  const listed = isOpen ? matchingOptions(options, text ?? '') : [];

  const close = () => {
    setIsOpen(false);
    setHighlighted(0);
    setIsMoved(false);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    setText(null);
    close();
  };
  const open = () => {
    if (isOpen) return;
    const shown = matchingOptions(options, text ?? '');
    const index = shown.findIndex((option) => option.value === value);
    setHighlighted(Math.max(index, 0));
    setIsOpen(true);
  };
  const type = (typed: string) => {
    setText(typed);
    setHighlighted(0);
    setIsMoved(false);
    setIsOpen(true);
  };
  const move = (step: number) => {
    setIsMoved(true);
    if (listed.length > 0) setHighlighted((highlighted + step + listed.length) % listed.length);
  };

  /** @param wanted the option that the way of leaving stands for */
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
      // What is not found must not send the form with the option from before.
      if (option) choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list alone, not the dialog around it.
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
