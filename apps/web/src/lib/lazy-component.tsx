import { type ComponentType, lazy, useEffect, useState } from 'react';
import { NETWORK_MESSAGE } from './api/errors/error-messages.ts';

/** A component whose code is loaded on first render, or preloaded. */
export interface LazyComponent<Props> {
  /** Renders the component, and suspends until its code is loaded. */
  Lazy: ComponentType<Props>;
  /** The component itself once its code is loaded. */
  loaded: () => ComponentType<Props> | undefined;
  preload: () => Promise<void>;
}

/** @param load imports the module and picks the component */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const remember = async () => {
    loaded ??= await load().catch((cause) => {
      throw new Error(NETWORK_MESSAGE, { cause });
    });
    return { default: loaded };
  };
  return {
    Lazy: lazy(remember) as ComponentType<Props>,
    loaded: () => loaded,
    preload: async () => {
      await remember();
    },
  };
}

/** Imports a module, and again until it has loaded: the network may be away, and what waits must break no page. */
export const untilLoaded = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() =>
    new Promise((resolve) => setTimeout(resolve, 2_000)).then(() => untilLoaded(load)),
  );

/**
 * A part that a page is complete without: its code loads after the page is shown, and nothing is shown in its
 * place before that.
 * @param load imports the module and picks the component
 */
export function optionalComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Optional(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      void untilLoaded(load).then((it) => setPart(() => it));
    }, []);
    return Part && <Part {...props} />;
  };
}
