import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outlined';
  size?: 'sm' | 'md';
};

const VARIANTS = {
  quiet: 'border-transparent not-disabled:hover:bg-action-soft',
  outlined:
    'border-line-strong bg-surface not-disabled:hover:border-action not-disabled:hover:bg-action-soft',
};

const SIZES = { sm: 'size-9 pointer-coarse:size-11', md: 'size-11' };

/**
 * A round button with only an icon: 44 px, or 36 px in dense tables with a mouse. With `aria-disabled`, such as at the
 * end of a list, it keeps the focus.
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  type = 'button',
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid flex-none place-items-center rounded-full border text-text transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
