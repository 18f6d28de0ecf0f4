import type { Plugin } from 'vite';

/**
 * What stays of the router in a build though no page uses it, and what takes its place: components that are
 * kept because they are named for developer tools, links that prefetch for framework mode, and the errors
 * of data routers.
 */
const UNUSED: readonly (readonly [unused: RegExp, instead: string])[] = [
  [/^\w+\.(displayName|contextType) = .+;$/gm, ''],
  [/ = (?=React\d*\.(forwardRef|createContext)\()/g, ' = /* @__PURE__ */ '],
  [/(?<=\[shouldPrefetch, prefetchRef, prefetchHandlers\] = )usePrefetchBehavior\([^)]*\)/, '[]'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
];

/**
 * Removes from the router what no page uses, a third of it. A new version of the router in which a part
 * is not found fails the build.
 */
export function slimRouter(): Plugin {
  return {
    name: 'pawmatch:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production/, code: /^var Link = /m },
      handler: (code) => ({ code: UNUSED.reduce(replacePart, code), map: null }),
    },
  };
}

function replacePart(code: string, [unused, instead]: (typeof UNUSED)[number]): string {
  const replaced = code.replace(unused, instead);
  if (replaced === code) throw new Error(`The router has no ${unused}.`);
  return replaced;
}
