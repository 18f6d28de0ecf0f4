/** Reasons to hide a pet. */
export const hideReasons = ['size', 'energy', 'age', 'household', 'needs', 'other'] as const;
export type HideReason = (typeof hideReasons)[number];
