import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { useQuery } from '@tanstack/react-query';
import type { SelectOption } from '../../../components/ui/SelectField.tsx';
import { isAble, namedColleaguesQuery } from '../../../staff/named-colleagues.ts';
import { useSession } from '../../auth/session-context.ts';
import { taskMessages as messages } from '../tasks-messages.ts';

/** For whom a task can be that needs something: nobody, the reader, and then the others by name. */
export function useAssignees(): (needs: Capability) => SelectOption[] {
  const { user } = useSession();
  const { data = [] } = useQuery(namedColleaguesQuery);
  const ordered = [
    ...data.filter(({ id }) => id === user?.id),
    ...data.filter(({ id }) => id !== user?.id),
  ];
  return (needs) => [
    { value: '', label: messages.nobody },
    ...ordered
      .filter((colleague) => isAble(colleague, needs))
      .map(({ id, name }) => ({
        value: id,
        label: id === user?.id ? messages.me({ name }) : name,
      })),
  ];
}
