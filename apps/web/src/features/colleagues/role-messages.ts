import type { StaffRole } from '@pawmatch/contract/staff/capabilities';

/** What colleagues are called. */
export const roleNames: Record<StaffRole, string> = {
  foster: 'Foster carer',
  volunteer: 'Volunteer',
  staff: 'Staff',
  manager: 'Manager',
  network_admin: 'Network admin',
};
