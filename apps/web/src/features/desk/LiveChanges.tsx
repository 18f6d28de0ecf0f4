import { useLiveChanges } from './use-live-changes.ts';

/** Renders nothing; loaded with the first page of staff. */
export function LiveChanges() {
  useLiveChanges();
  return null;
}
