import type { ReactNode } from 'react';

export type IconProps = { className?: string };

/** The frame of an icon: 24 px grid, 1.75 px round strokes, silent to screen readers. */
export function SvgIcon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
