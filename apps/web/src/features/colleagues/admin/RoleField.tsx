import { type ShelterRole, shelterRoles } from '@pawmatch/contract/staff/capabilities';
import type { ComponentProps } from 'react';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { roleNames } from '../role-names.ts';

const options = shelterRoles.map((role) => ({ value: role, label: roleNames[role] }));

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'options'> & {
  /** The chosen role, of which the hint says what it may. */
  role: ShelterRole;
};

/** Chooses the role of a colleague. */
export const RoleField = ({ role, ...select }: RoleFieldProps) => (
  <SelectField
    {...select}
    label={messages.role}
    hint={messages.roleHints[role]}
    options={options}
  />
);
