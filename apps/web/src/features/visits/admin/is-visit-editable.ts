import type { Visit } from '@pawmatch/contract/visits/visit';

/** B3.03: whether the caller may change anything that the form has. */
export const isVisitEditable = ({ allowed_actions }: Visit): boolean =>
  (['move', 'change_status', 'edit_notes'] as const).some((action) =>
    allowed_actions.includes(action),
  );
