import type { TaskSource } from '@pawmatch/contract/tasks/task-values';
import { type SQL, sql } from 'drizzle-orm';
import { adopterSources } from './sources/adopter-sources.ts';
import { colleagueSources } from './sources/colleague-sources.ts';
import { dataSources } from './sources/data-sources.ts';
import { petSources } from './sources/pet-sources.ts';
import {
  type Column,
  columnTypes,
  type SourceOfTasks,
  type TaskReader,
} from './sources/task-source.ts';

/** All that waits for somebody: each source is one declaration; who may see it is in the contract. */
export const sourcesOfTasks: Record<TaskSource, SourceOfTasks> = {
  ...colleagueSources,
  ...adopterSources,
  ...dataSources,
  ...petSources,
};

/** The rows of a source as SQL, with the roles of who does them. */
export function selectSource(
  source: TaskSource,
  reader: TaskReader,
  rolesOf: (facts: { isAboutPerson: boolean }) => readonly string[],
): SQL {
  const { columns, from } = sourcesOfTasks[source].rows(reader);
  const listed = Object.entries(columnTypes).map(
    ([name, type]) =>
      sql`(${columns[name as Column] ?? sql`NULL`})::${sql.raw(type)} AS ${sql.raw(name)}`,
  );
  const roles = (isAboutPerson: boolean) =>
    sql`${sql.param([...rolesOf({ isAboutPerson })])}::text[]`;
  const allowed = columns.person_id
    ? sql`CASE WHEN ${columns.person_id} IS NULL THEN ${roles(false)} ELSE ${roles(true)} END`
    : roles(false);
  return sql`SELECT ${source}::text AS source, ${allowed} AS allowed, ${sql.join(listed, sql`, `)} FROM ${from}`;
}
