import type { Visit } from '@pawmatch/contract/visits/visit';
import { MoreIcon } from '../../../components/admin/MoreIcon.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PencilIcon, TrashIcon } from '../../../components/ui/icons/secondary.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import { visitName } from '../visited-pet-name.ts';
import { isVisitEditable } from './is-visit-editable.ts';

/** What staff can do with a visit in the list. */
export type VisitActions = {
  onView: (visit: Visit) => void;
  onEdit: (visit: Visit) => void;
  onDelete: (visit: Visit) => void;
};

type VisitRowActionsProps = {
  visit: Visit;
  actions: VisitActions;
  className?: string;
};

/** R2.50, R2.53: a View Details button, and a menu with Edit and Delete. */
export function VisitRowActions({
  visit,
  actions: { onView, onEdit, onDelete },
  className,
}: VisitRowActionsProps) {
  const label = `More for ${visitName(visit)}`;
  return (
    <div className={classNames('flex items-center', className)}>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onView(visit)}
        className="px-2! text-xs whitespace-nowrap pointer-coarse:text-sm"
      >
        View Details
      </Button>
      <Menu
        label={label}
        trigger={<IconButton size="sm" label={label} icon={<MoreIcon />} />}
        items={[
          ...(isVisitEditable(visit)
            ? [{ label: 'Edit', icon: <PencilIcon />, onSelect: () => onEdit(visit) }]
            : []),
          ...(visit.allowed_actions.includes('delete')
            ? [
                {
                  label: 'Delete',
                  icon: <TrashIcon />,
                  isDanger: true,
                  onSelect: () => onDelete(visit),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
