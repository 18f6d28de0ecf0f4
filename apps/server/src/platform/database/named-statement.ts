import type { QueryConfig } from 'pg';

/** `:name`, but no cast such as `::jsonb`. */
const PARAMETER = /(?<!:):([a-zA-Z]+)/g;

/**
 * A prepared statement whose parameters have names, for statements that are too long to count `$1` to `$18`.
 * @param text SQL with a `:name` for each value, as often as needed
 */
export function createNamedStatement(
  name: string,
  text: string,
): (values: Record<string, unknown>) => QueryConfig {
  const names = [
    ...new Set(Array.from(text.matchAll(PARAMETER), ([, parameter = '']) => parameter)),
  ];
  const numbered = text.replace(
    PARAMETER,
    (_, parameter: string) => `$${names.indexOf(parameter) + 1}`,
  );
  return (values) => ({
    name,
    text: numbered,
    values: names.map((parameter) => {
      if (!(parameter in values)) throw new Error(`The statement ${name} lacks :${parameter}`);
      return values[parameter];
    }),
  });
}
