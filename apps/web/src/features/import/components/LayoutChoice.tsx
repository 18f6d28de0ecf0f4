import { OWN_LAYOUT } from '@pawmatch/contract/import/import-reading';
import { importMessages as messages } from '../import-messages.ts';

type LayoutChoiceProps = {
  /** The most likely first. */
  layouts: readonly { name: string; label: string }[];
  value: string;
  onChange: (layout: string) => void;
};

/** Whose export the file is, with the way to say otherwise. */
export function LayoutChoice({ layouts, value, onChange }: LayoutChoiceProps) {
  const choices = layouts.map(({ name, label }, index) => ({
    name,
    label: index === 0 ? messages.thinkItIs({ label }) : label,
  }));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3">
        <h2 className="text-xl">{messages.whose}</h2>
      </legend>
      {[...choices, { name: OWN_LAYOUT, label: messages.own }].map(({ name, label }) => (
        <label
          key={name}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 has-checked:border-action has-checked:bg-action-soft"
        >
          <input
            type="radio"
            name="layout"
            className="size-5 shrink-0 accent-action"
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
