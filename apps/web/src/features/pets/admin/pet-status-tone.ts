import type { StatusTone } from '../../../components/ui/StatusBadge.tsx';

/** R4.12: colours of the badge, also for the statuses of other systems, in any case. */
const tones: Readonly<Record<string, StatusTone>> = {
  available: 'positive',
  pending: 'pending',
  adopted: 'progress',
  'adoption pending': 'pending',
  'adoption approved': 'positive',
  'adoption rejected': 'negative',
  'adoption in progress': 'progress',
  confirmed: 'positive',
  cancelled: 'negative',
  'pending approval': 'pending',
};

export const petStatusTone = (status: string): StatusTone =>
  tones[status.trim().toLowerCase()] ?? 'neutral';
