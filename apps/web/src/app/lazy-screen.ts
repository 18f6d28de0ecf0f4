import { type ComponentType, lazy } from 'react';

/** A screen whose code is loaded when it is first shown, or before. */
export interface LazyScreen {
  /** Renders the screen, suspending until its code is there. */
  Lazy: ComponentType;
  /** The screen itself once its code is there. */
  loaded: () => ComponentType | undefined;
  preload: () => Promise<void>;
}

/** @param load imports the screen's module and picks the component */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  const remember = async () => {
    loaded = await load();
    return { default: loaded };
  };
  return {
    Lazy: lazy(remember),
    loaded: () => loaded,
    preload: async () => {
      await remember();
    },
  };
}
