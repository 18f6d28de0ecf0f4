import type { ComponentProps } from 'react';
import { optionalComponent } from '../../../lib/lazy-component.tsx';
import type { AlertButton } from './AlertButton.tsx';

const Part = optionalComponent(() => import('./AlertButton.tsx').then((it) => it.AlertButton));

/** The button of the page of pets, in a place of its own, because it is not part of the first view. */
export const LazyAlertButton = (props: ComponentProps<typeof AlertButton>) => (
  <div className="min-h-11">
    <Part {...props} />
  </div>
);
