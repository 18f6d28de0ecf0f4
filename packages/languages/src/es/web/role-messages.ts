import type * as english from '../../../../../apps/web/src/features/colleagues/role-messages.ts';
import type { Translation } from '../../translation.ts';

export const roleNames: Translation<typeof english.roleNames> = {
  foster: 'Hogar temporal',
  volunteer: 'Voluntariado',
  staff: 'Personal',
  manager: 'Responsable',
  network_admin: 'Administración de la red',
};
