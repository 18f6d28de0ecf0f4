import type * as english from '../../../../../apps/web/src/features/visits/visit-status-messages.ts';
import type { Translation } from '../../translation.ts';

export const visitStatusNames: Translation<typeof english.visitStatusNames> = {
  pending: 'Pendiente',
  'pending approval': 'Pendiente de aprobación',
  approved: 'Aprobada',
  confirmed: 'Confirmada',
  completed: 'Realizada',
  cancelled: 'Cancelada',
};
