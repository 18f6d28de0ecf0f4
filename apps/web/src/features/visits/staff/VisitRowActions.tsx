import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { CheckIcon, CrossIcon } from '../../../components/ui/icons/marks.tsx';
import { type IconProps, SvgIcon } from '../../../components/ui/icons/SvgIcon.tsx';
import { ArriveIcon, PencilIcon, TrashIcon } from '../../../components/ui/icons/secondary.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import type { RowActions } from '../../../staff/edit/RowDialogs.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { visitName } from '../visited-pet-name.ts';
import { useVisitOutcome } from './outcome/use-visit-outcome.ts';
import { isAnswerable, isCheckInDue, isVisitEditable } from './outcome/visit-progress.ts';
import {
  outcomeMessages,
  visitDashboardMessages,
  visitRecordMessages,
} from './staff-visits-messages.ts';

/** Three dots, for a menu of actions. */
function MoreIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="5.5" r="1" fill="currentColor" />
      <circle cx="12" cy="12" r="1" fill="currentColor" />
      <circle cx="12" cy="18.5" r="1" fill="currentColor" />
    </SvgIcon>
  );
}

/** What staff can do with a visit in the list. */
export type VisitActions = Omit<RowActions<Visit>, 'onAdd'>;

type VisitRowActionsProps = {
  visit: Visit;
  actions: VisitActions;
  className?: string;
};

/** The outcomes of a menu; the others need a second choice, in the details. */
const outcomesOfMenu = [
  { outcome: 'came', icon: <CheckIcon /> },
  { outcome: 'no_show', icon: <CrossIcon /> },
] as const;

/** A View Details button, and a menu with the answer, check-in, outcome, Edit and Delete. */
export function VisitRowActions({
  visit,
  actions: { onView, onEdit, onDelete },
  className,
}: VisitRowActionsProps) {
  const { confirm, checkIn, choose } = useVisitOutcome();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const label = visitDashboardMessages.moreFor({ visit: visitName(visit) });
  const canChoose = visit.allowed_actions.includes('set_outcome') && visit.outcome === null;
  const items = [
    isAnswerable(visit) && {
      label: outcomeMessages.confirm,
      icon: <CheckIcon />,
      onSelect: () => void confirm(visit),
    },
    isCheckInDue(visit, new Date(), timeZone) && {
      label: outcomeMessages.checkIn,
      icon: <ArriveIcon />,
      onSelect: () => checkIn(visit),
    },
    ...outcomesOfMenu.map(
      ({ outcome, icon }) =>
        canChoose && {
          label: outcomeMessages.outcomes[outcome],
          icon,
          onSelect: () => choose(visit, { outcome }),
        },
    ),
    onEdit !== undefined &&
      isVisitEditable(visit) && {
        label: visitRecordMessages.edit,
        icon: <PencilIcon />,
        onSelect: () => onEdit(visit),
      },
    onDelete !== undefined &&
      visit.allowed_actions.includes('delete') && {
        label: visitRecordMessages.remove,
        icon: <TrashIcon />,
        isDanger: true,
        onSelect: () => onDelete(visit),
      },
  ].filter((item) => item !== false);
  return (
    <div className={classNames('flex items-center', className)}>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onView(visit)}
        className="px-2! whitespace-nowrap md:text-xs"
      >
        {visitDashboardMessages.viewDetails}
      </Button>
      {items.length > 0 && (
        <Menu
          label={label}
          // In the room of the cell's padding, which is as wide.
          trigger={<IconButton size="sm" label={label} icon={<MoreIcon />} className="-me-2" />}
          items={items}
        />
      )}
    </div>
  );
}
