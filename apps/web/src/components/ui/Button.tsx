import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Work is under way: the button is disabled and reads `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
};

/** A button for an action on this page; a link to another page is a ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  disabled,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses(variant, size, className)}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
