import { classNames } from '../../../../components/ui/class-names.ts';

type NowLineProps = {
  /** How much of the cell's time has passed, from 0 to 1. */
  passed: number;
  isVertical: boolean;
};

/** B3.09: where the present time is in a cell of the calendar, behind its visits. */
export function NowLine({ passed, isVertical }: NowLineProps) {
  const at = `${Math.round(passed * 100)}%`;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute border-accent',
        isVertical ? 'inset-y-0 border-s-2' : 'inset-x-0 border-t-2',
      )}
      style={isVertical ? { insetInlineStart: at } : { top: at }}
    />
  );
}
