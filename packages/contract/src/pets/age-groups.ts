/** The ages in years until which a pet is of a group, as ASM3 and Petfinder have them. */
export const ageGroupLimits = [
  [0.5, 'Baby'],
  [2, 'Young'],
  [9, 'Adult'],
  [Number.POSITIVE_INFINITY, 'Senior'],
] as const;
