import { normaliseVisitStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { StatusTone } from '../../../components/ui/StatusBadge.tsx';

const tones: Readonly<Record<string, StatusTone>> = {
  pending: 'pending',
  approved: 'progress',
  confirmed: 'positive',
  completed: 'neutral',
  cancelled: 'negative',
};

/** The colour of a visit's status in the lists of staff; an unknown one has none (R4.15). */
export const visitStatusTone = (status: string): StatusTone =>
  tones[normaliseVisitStatus(status)] ?? 'neutral';
