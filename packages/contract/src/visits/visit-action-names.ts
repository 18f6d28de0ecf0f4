/** A plain list, so that pages need no rules. `lapse`: an unanswered request is cancelled (D35). */
export const visitActions = [
  'cancel',
  'lapse',
  'change_status',
  'move',
  'edit_notes',
  'delete',
  'check_in',
  'set_outcome',
] as const;
export type VisitAction = (typeof visitActions)[number];
