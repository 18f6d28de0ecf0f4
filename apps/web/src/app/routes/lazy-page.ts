import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { withoutEndSlashes } from '@pawmatch/contract/url';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { type LazyComponent, lazyComponent } from '../../lib/lazy-component.tsx';
import { pageTitles } from '../page-titles-messages.ts';

export interface LazyPage extends LazyComponent<object> {
  /** The file of the page as the build's manifest names it, from which the server finds its scripts. */
  source: string;
}

export interface PageRoute {
  path: string;
  /** Shown in the browser's tab, before the name of the application. */
  title: string;
  /** The pages of staff have none: one guard is around all of them. */
  access?: 'visitors' | 'user';
  /** Of a page of staff: what its reader must be allowed to do. */
  needs?: Capability;
  page: LazyPage;
  /** The toast for a visitor who is sent from this page to /login. */
  loginMessage?: string;
  /** Loads what the page shows at once for this query. */
  preloadFor?: (query: URLSearchParams) => Promise<void> | undefined;
}

export type PageModule = Record<string, ComponentType>;

/**
 * Returns a function for pages that are loaded when they are shown.
 *
 * @param modules by their paths; each exports a component with the name of its file
 */
export function lazyPages(modules: Record<string, () => Promise<PageModule>>) {
  return (name: string): LazyPage => {
    const [path, load] =
      Object.entries(modules).find(([file]) => file.endsWith(`/${name}.tsx`)) ?? [];
    if (!path || !load) throw new Error(name);
    const component = lazyComponent(async () => (await load())[name] as ComponentType);
    return { ...component, source: path.slice(1) };
  };
}

export const notFoundPage: Pick<PageRoute, 'title' | 'page'> = {
  title: pageTitles.notFound,
  page: lazyPages(import.meta.glob<PageModule>('/src/app/error-pages/NotFoundPage.tsx'))(
    'NotFoundPage',
  ),
};

/** The page at a path; undefined where none of the routes leads there. */
export function findPage(pathname: string, routes: readonly PageRoute[]): PageRoute | undefined {
  const path = withoutEndSlashes(pathname);
  return routes.find((route) => matchPath(route.path, path));
}
