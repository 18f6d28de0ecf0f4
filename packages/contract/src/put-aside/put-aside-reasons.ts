/** B2.07: why a pet is not for somebody. */
export const putAsideReasons = ['size', 'energy', 'age', 'household', 'needs', 'other'] as const;
export type PutAsideReason = (typeof putAsideReasons)[number];

export const putAsideReasonLabels: Record<PutAsideReason, string> = {
  size: 'The size',
  energy: 'Too active or too calm',
  age: 'The age',
  household: 'Does not fit our household',
  needs: 'Needs more than we can give',
  other: 'Something else',
};
