import type { ComponentProps } from 'react';
import type { ChoiceOption } from './ChoiceGroup.tsx';

type ChoiceCardProps = ComponentProps<'input'> & { option: ChoiceOption };

/** One choice as a card: the whole card is the target, and the chosen one has a border and a check mark. */
export function ChoiceCard({ option, ...input }: ChoiceCardProps) {
  return (
    <label
      className={
        'flex min-h-13 items-center gap-3 rounded-lg border border-line-strong bg-surface px-4 py-2.5 transition-colors ' +
        'hover:bg-action-soft has-checked:border-action has-checked:bg-action-soft has-checked:inset-ring ' +
        'has-checked:inset-ring-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
        'has-focus-visible:outline-focus'
      }
    >
      <input
        {...input}
        value={option.value}
        // Firefox 114 has no :has(), which gives the ring to the card.
        className="checkbox supports-[selector(:has(a))]:outline-none"
      />
      {option.icon}
      <span className="grid min-w-0">
        <span className="font-medium">{option.label}</span>
        {option.hint && <span className="text-sm text-text-muted">{option.hint}</span>}
      </span>
    </label>
  );
}
