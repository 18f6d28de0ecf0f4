import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { SpinnerMark } from './Spinner.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutlined';
type ButtonSize = 'sm' | 'md' | 'lg';

const SHARED =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-full border text-center font-semibold leading-tight ' +
  'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-60';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-on-action not-disabled:hover:bg-action-hover',
  secondary:
    'border-line-strong bg-surface text-text not-disabled:hover:border-action not-disabled:hover:bg-action-soft',
  quiet: 'border-transparent text-action not-disabled:hover:bg-action-soft',
  danger: 'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-hover',
  /** Asks before it does anything, so it is not the loudest button of its page. */
  dangerOutlined: 'border-line-strong bg-surface text-danger not-disabled:hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-lg',
};

/** The classes of buttons, and of links that look like buttons. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize, className?: string) {
  return classNames(SHARED, VARIANTS[variant], SIZES[size], className);
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Work is under way: the button keeps the focus, does nothing and reads `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
};

const ignore = (event: SyntheticEvent) => event.preventDefault();

/** A button for an action on this page; a link to another page is a ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  disabled,
  onClick,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      // Not while it is busy: a disabled button loses the focus.
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={buttonClasses(variant, size, className)}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
};

/** A link to another page of ours that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClasses(variant, size, className)}>
      {icon}
      {children}
    </Link>
  );
}
