import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** The parameters of a list: the values that each may have, or null for any text. */
type Parameters = Readonly<Record<string, readonly string[] | null>>;

/** The value of each parameter; empty when it is missing or unknown. */
type ListValues<P extends Parameters> = {
  [Name in keyof P]: P[Name] extends readonly (infer Value extends string)[] ? Value | '' : string;
};

export interface ListAddress<P extends Parameters> {
  values: ListValues<P>;
  /** From 1. */
  page: number;
  /** The query part of the same list with other values, from its first page. */
  searchWith: (changes: Partial<ListValues<P>>) => string;
  searchOfPage: (page: number) => string;
  /** Shows other values, from the first page; `replace` adds no entry to the history. */
  set: (
    changes: Partial<ListValues<P>>,
    options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
  ) => void;
}

/**
 * The state of a list in the address, so that back, reload and sharing show the same list.
 * @param parameters in the order of the address; declared once, outside of the component
 */
export function useListAddress<const P extends Parameters>(parameters: P): ListAddress<P> {
  const [query, setQuery] = useSearchParams();
  const values = useMemo(() => readValues(parameters, query), [parameters, query]);
  const page = Math.max(Math.trunc(Number(query.get('page') ?? 1)) || 1, 1);

  const queryWith = useCallback(
    (changes: Partial<ListValues<P>>, nextPage = 1) => {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...values, ...changes })) {
        if (value) next.set(name, String(value));
      }
      if (nextPage > 1) next.set('page', String(nextPage));
      return next;
    },
    [values],
  );

  return {
    values,
    page,
    searchWith: (changes) => `?${queryWith(changes)}`,
    searchOfPage: (nextPage) => `?${queryWith({}, nextPage)}`,
    set: (changes, options) => setQuery(queryWith(changes), options),
  };
}

function readValues<P extends Parameters>(parameters: P, query: URLSearchParams): ListValues<P> {
  const entries = Object.entries(parameters).map(([name, choices]) => {
    const value = query.get(name) ?? '';
    return [name, choices && !choices.includes(value) ? '' : value];
  });
  return Object.fromEntries(entries) as ListValues<P>;
}

/** The values that are set, for a call. */
export const setValues = <Values extends Record<string, string>>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], ''> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as never;
