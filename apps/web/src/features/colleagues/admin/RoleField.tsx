import { type ShelterRole, shelterRoles } from '@pawmatch/contract/staff/capabilities';
import type { ComponentProps } from 'react';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { roleNames } from '../role-messages.ts';

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'options'> & {
  /** The chosen role, of which the hint says what it may. */
  role: ShelterRole;
};

/** Chooses the role of a colleague. */
export function RoleField({ role, ...select }: RoleFieldProps) {
  const hasFosters = useCan()('fosters.read');
  const offered = shelterRoles.filter(
    (each) => each !== 'foster' || hasFosters || role === 'foster',
  );
  return (
    <SelectField
      {...select}
      label={messages.role}
      hint={messages.roleHints[role]}
      options={offered.map((each) => ({ value: each, label: roleNames[each] }))}
    />
  );
}
