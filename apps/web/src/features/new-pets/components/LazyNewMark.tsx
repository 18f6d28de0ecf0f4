import { optionalComponent } from '../../../lib/lazy-component.tsx';

/** The mark of the navigation, which is not part of the first view. */
export const LazyNewMark = optionalComponent(() =>
  import('./NewMark.tsx').then((it) => it.NewMark),
);
