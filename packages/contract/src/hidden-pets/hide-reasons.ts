/** Reasons to hide a pet. */
export const hideReasons = ['size', 'energy', 'age', 'household', 'needs', 'other'] as const;
export type HideReason = (typeof hideReasons)[number];

export const hideReasonLabels: Record<HideReason, string> = {
  size: 'The size',
  energy: 'Too active or too calm',
  age: 'The age',
  household: 'Does not fit our household',
  needs: 'Needs more than we can give',
  other: 'Something else',
};
