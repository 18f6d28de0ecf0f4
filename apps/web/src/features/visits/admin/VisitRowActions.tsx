import type { Visit } from '@pawmatch/contract/visits/visit';
import { MoreIcon } from '../../../components/admin/MoreIcon.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PencilIcon, TrashIcon } from '../../../components/ui/icons/actions.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';

export type VisitActions = {
  onView: (visit: Visit) => void;
  onEdit: (visit: Visit) => void;
  onDelete: (visit: Visit) => void;
};

type VisitRowActionsProps = VisitActions & {
  visit: Visit;
  /** Whose visit it is, for the name of the menu. */
  visitName: string;
  className?: string;
};

/** R2.50, R2.53: View Details in sight, Edit and Delete in a menu. */
export function VisitRowActions({
  visit,
  visitName,
  onView,
  onEdit,
  onDelete,
  className,
}: VisitRowActionsProps) {
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
        label={`More for ${visitName}`}
        trigger={<IconButton size="sm" label={`More for ${visitName}`} icon={<MoreIcon />} />}
        items={[
          { label: 'Edit', icon: <PencilIcon />, onSelect: () => onEdit(visit) },
          { label: 'Delete', icon: <TrashIcon />, isDanger: true, onSelect: () => onDelete(visit) },
        ]}
      />
    </div>
  );
}
