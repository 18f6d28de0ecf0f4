/** Whether what comes next stands on the left. Areas then scroll from 0 down. */
export const isRightToLeft = (): boolean => document.dir === 'rtl';

/** Where an arrow key leads: 1 to what comes next, -1 to what comes before, 0 for other keys. */
export function stepOfArrow(key: string): number {
  const toTheRight = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  return isRightToLeft() ? -toTheRight : toTheRight;
}
