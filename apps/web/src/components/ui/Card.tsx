import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Off where a picture goes to the edge. */
  padded?: boolean;
};

/** A sheet of paper on the page: hairline border, 16 px corners. */
export function Card({ as = 'div', padded = true, className, ...rest }: CardProps) {
  // The four elements take the same attributes; React's types tell them apart.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-xl border border-line bg-surface shadow-card',
        padded && 'p-5 sm:p-6',
        className,
      )}
    />
  );
}
