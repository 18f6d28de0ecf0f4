/*
 * Plain values about the care of pets, so that pages can use them without loading the schemas.
 */

export const careKinds = [
  'exam',
  'vaccination',
  'worming',
  'test',
  'neutering',
  'microchip',
  'weight',
  'medicine',
  'other',
] as const;
export type CareKind = (typeof careKinds)[number];

/** What a test has shown. */
export const testResults = ['negative', 'positive', 'unclear'] as const;
export type TestResult = (typeof testResults)[number];

/** Days after a test by which its result is there, such as from a laboratory; then somebody asks for it. */
export const RESULT_DAYS = 7;

/**
 * What the days of a plan are counted from. `intake` and `birth`: the first one is due so many days after; with `intake`,
 * what was done in an earlier stay only keeps the interval, with `birth` it counts. `last`: an interval after the last
 * one, whenever that was, and without one as with `intake`.
 */
export const careStarts = ['intake', 'birth', 'last'] as const;
export type CareStart = (typeof careStarts)[number];

/** Care that is ticked, undone or skipped at once. */
export const MAX_CARE_AT_ONCE = 200;

/** Hours within which who ticked something takes it back. */
export const UNDO_CARE_HOURS = 24;

/** The most doses of a course of medicine. */
export const MAX_DOSES = 400;

/** Days for which a dose that was not given is still in the round; later it is only counted as missed. */
export const LATE_DOSE_DAYS = 1;

/** The longest time ahead that the round shows. */
export const MAX_CARE_DAYS_AHEAD = 60;

/** What a health record names, in this order; weights and medicines have parts of their own, and what is of no kind is the shelter's own business. */
export const healthRecordKinds = [
  'vaccination',
  'test',
  'neutering',
  'microchip',
  'exam',
  'worming',
] as const satisfies CareKind[];
