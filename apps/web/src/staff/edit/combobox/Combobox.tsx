import { useEffect, useId, useRef } from 'react';
import { classNames } from '../../../components/ui/class-names.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';
import { type FieldTexts, useField } from '../../../components/ui/use-field.ts';
import { staffMessages } from '../../staff-messages.ts';
import type { ComboboxOption, OptionSearch } from './combobox-options.ts';
import { useCombobox } from './use-combobox.ts';

type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[];
  /** Finds options that are not loaded. */
  search?: OptionSearch | undefined;
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
};

/** A field that finds one of many options by typing part of its text. */
export function Combobox({
  options,
  search,
  value,
  onChange,
  placeholder,
  disabled = false,
  ...texts
}: ComboboxProps) {
  const { control, ...ids } = useField(undefined, texts);
  const listId = useId();
  const combobox = useCombobox(options, value, onChange, search);
  const { isOpen, listed, highlighted } = combobox;
  const emptyText = search?.isSearching ? staffMessages.searching : staffMessages.nothingFound;
  const active = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the highlight moves.
  useEffect(() => {
    active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [highlighted]);

  return (
    <Field {...ids} {...texts}>
      <div className="relative">
        <input
          {...control}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={
            isOpen && listed[highlighted] ? `${listId}-${highlighted}` : undefined
          }
          required={texts.marked}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={combobox.shownText}
          onChange={(event) => combobox.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={combobox.open}
          onBlur={combobox.handleBlur}
          onKeyDown={combobox.handleKey}
          className="control truncate pe-11"
        />
        {!disabled && (
          <ChevronDownIcon className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-text-muted" />
        )}
        <div
          className={classNames(
            'absolute inset-x-0 top-full z-20 mt-1.5 rounded-lg border border-line-strong bg-raised p-1.5 shadow-raised',
            !isOpen && 'hidden',
          )}
        >
          <ul
            id={listId}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the ARIA guide.
            role="listbox"
            aria-label={typeof texts.label === 'string' ? texts.label : undefined}
            // Pressing an option, or scrolling, must not take focus from the input.
            onPointerDown={(event) => event.preventDefault()}
            className="max-h-60 overflow-y-auto"
          >
            {listed.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's.
              <li
                key={option.value}
                ref={index === highlighted ? active : undefined}
                id={`${listId}-${index}`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the ARIA guide.
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                onClick={() => combobox.choose(option)}
                className={classNames(
                  'grid min-h-11 cursor-pointer content-center rounded-md px-3 py-1.5 hover:bg-action-soft',
                  index === highlighted && 'bg-action-soft',
                )}
              >
                <span className="leading-snug font-medium wrap-anywhere">{option.label}</span>
                {option.hint && (
                  <span className="text-xs wrap-anywhere text-text-muted">{option.hint}</span>
                )}
              </li>
            ))}
          </ul>
          {isOpen && listed.length === 0 && (
            <p aria-hidden="true" className="px-3 py-2 text-sm text-text-muted">
              {emptyText}
            </p>
          )}
        </div>
        {/* Always rendered: screen readers announce only changes of an existing live region. */}
        <p aria-live="polite" className="sr-only">
          {isOpen && listed.length === 0 && emptyText}
        </p>
      </div>
    </Field>
  );
}
