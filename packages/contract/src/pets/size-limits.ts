/** The most pounds of each size, as Petfinder draws the lines. */
export const sizeLimits = [
  [25, 'Small'],
  [60, 'Medium'],
  [100, 'Large'],
  [Number.POSITIVE_INFINITY, 'ExtraLarge'],
] as const;
