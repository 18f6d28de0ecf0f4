import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitFormValues } from './visit-form-values.ts';

/** The name under which the visit form stores its draft when a session ends. */
export const VISIT_DRAFT = 'visit';

export interface VisitDraft {
  /** The visit that is edited; null for a new one. */
  visit: Visit | null;
  changed: Partial<VisitFormValues>;
}
