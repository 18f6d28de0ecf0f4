import {
  type Capability,
  rolesByCapability,
  type StaffRole,
} from '@pawmatch/contract/staff/capabilities';
import { useQuery } from '@tanstack/react-query';
import type { SelectOption } from '../../../components/ui/SelectField.tsx';
import { useSession } from '../../auth/session-context.ts';
import { taskColleaguesQuery } from '../tasks-api.ts';
import { taskMessages as messages } from '../tasks-messages.ts';

/** For whom a task can be that needs something: nobody, the reader, and then the others by name. */
export function useAssignees(): (needs: Capability) => SelectOption[] {
  const { user } = useSession();
  const { data = [] } = useQuery(taskColleaguesQuery);
  const ordered = [
    ...data.filter(({ id }) => id === user?.id),
    ...data.filter(({ id }) => id !== user?.id),
  ];
  return (needs) => {
    const roles: readonly StaffRole[] = rolesByCapability[needs];
    return [
      { value: '', label: messages.nobody },
      ...ordered
        .filter(({ role }) => roles.includes(role))
        .map(({ id, name }) => ({
          value: id,
          label: id === user?.id ? messages.me({ name }) : name,
        })),
    ];
  };
}
