/** "quede", "queda", … before the rest of a phrase. */
export const eachBefore = (beginnings: string, endings: string): string =>
  beginnings
    .split(',')
    .flatMap((beginning) =>
      endings.split(',').map((ending) => `${beginning.trim()} ${ending.trim()}`),
    )
    .join(', ');
