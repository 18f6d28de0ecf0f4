import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
};

/** A bordered surface with 16 px corners. */
export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The elements take the same attributes, but React has a type for each.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-xl border border-line bg-surface p-5 shadow-card sm:p-6',
        className,
      )}
    />
  );
}
