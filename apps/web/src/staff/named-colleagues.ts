import {
  listNamedColleagues,
  type NamedColleague,
} from '@pawmatch/contract/colleagues/colleagues-endpoints';
import {
  type Capability,
  rolesByCapability,
  type StaffRole,
} from '@pawmatch/contract/staff/capabilities';
import { endpointQuery } from '../lib/api/endpoint-query.ts';

/** Who works here, by name: whom a task can be for, and whom a note can name. */
export const namedColleaguesQuery = endpointQuery(['colleagues', 'names'], listNamedColleagues);

/** Whether a colleague may do something; the server decides it again. */
export function isAble({ role }: NamedColleague, needs: Capability): boolean {
  const roles: readonly StaffRole[] = rolesByCapability[needs];
  return roles.includes(role);
}
