/*
 * Plain values about tasks, so that pages can use them without loading the schemas.
 */
import type { Capability } from '../staff/capabilities.ts';

/**
 * What waits for somebody, and who may see and do it: `own` and `mention` about a person only who may see people. All but
 * `own` follow from other records.
 */
export const taskSources = {
  own: 'tasks.read',
  visit: 'visits.confirm',
  adoption: 'adoptions.edit',
  follow_up: 'adoptions.edit',
  import: 'pets.import',
  feed: 'feeds.edit',
  hold: 'pets.edit',
  details: 'pets.edit',
  care: 'care.do',
  result: 'care.do',

  report: 'fosters.edit',
  mention: 'tasks.read',

  foster_left: 'fosters.edit',
} as const satisfies Record<string, Capability>;
export type TaskSource = keyof typeof taskSources;

export const taskSourceNames = Object.keys(taskSources) as TaskSource[];

/** What is done by a tick; the rest is done where it follows from. */
export const tickedSources = ['own', 'mention'] as const satisfies TaskSource[];

export const isTicked = (source: TaskSource): boolean =>
  tickedSources.some((ticked) => ticked === source);

export const taskViews = ['all', 'mine', 'nobody'] as const;
export type TaskView = (typeof taskViews)[number];

export const MAX_TASK_TITLE = 200;

/** The most tasks of an answer; the total says how many there are. */
export const MAX_LISTED_TASKS = 200;

/** Hours at the shelter, from which staff choose when the mail of the morning comes. */
export const taskMailHours = [5, 6, 7, 8, 9, 10, 11] as const;
export type TaskMailHour = (typeof taskMailHours)[number];
