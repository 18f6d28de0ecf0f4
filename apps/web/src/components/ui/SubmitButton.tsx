import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  /** What it reads meanwhile. */
  sending: string;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** The button below a form that is a part of a page. */
export const SubmitButton = ({ isSending, sending, size = 'md', children }: SubmitButtonProps) => (
  <Button
    type="submit"
    size={size}
    busy={isSending}
    busyLabel={sending}
    className="justify-self-start"
  >
    {children}
  </Button>
);
