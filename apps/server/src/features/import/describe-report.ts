import type { ImportReport, ReportLine } from './import-file.ts';

const number = (value: number) => value.toLocaleString('en-US');

/**
 * The summary of an import for the command line.
 * @param seconds the duration of the import
 */
export function describeReport(report: ImportReport, seconds: number, dryRun: boolean): string {
  const { label, added, updated, unchanged, deleted, rejected, stopped } = report;
  const speed = Math.round(report.rows / Math.max(seconds, 0.001));
  const counts = [
    `${number(added)} added, ${number(updated)} updated, ${number(unchanged)} unchanged`,
    `${number(rejected.length)} rejected`,
    ...(deleted.length > 0 ? [`${number(deleted.length)} deleted here`] : []),
    ...(stopped ? [`${number(stopped.notReached)} not reached`] : []),
  ];
  const lines = [
    `${label}: ${number(report.rows)} rows in ${seconds.toFixed(1)} s (${number(speed)} a second)`,
    counts.join(', '),
  ];
  if (report.rows === 0) lines.push('The file has a header and no rows.');
  if (stopped) {
    lines.push(oneLine(`The import stopped: ${stopped.reason}`));
    if (!dryRun)
      lines.push('What is counted as added or updated was stored. Run it again for the rest.');
  }
  if (report.cancelledVisits > 0) {
    const { cancelledVisits } = report;
    lines.push(`Upcoming visits cancelled because the pet was adopted: ${number(cancelledVisits)}`);
  }
  if (dryRun) lines.push('This was a dry run: nothing was stored.');
  lines.push(
    ...section('Rejected', rejected),
    ...section('Deleted here', deleted),
    ...section('Maybe here already', report.possibleDuplicates),
    ...section('Kept as they are here', report.kept),
    ...section('Cells that were ignored', report.ignored),
  );
  return lines.join('\n');
}

/** Whether at least one row was read, and none was left. */
export const hasSucceeded = ({ rows, rejected, stopped }: ImportReport): boolean =>
  !stopped && rejected.length < rows;

function section(title: string, rows: ReportLine[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ line, id, reason }) =>
    oneLine(`  line ${line}${id ? `, id ${id}` : ''}: ${reason}`),
  );
  return ['', `${title}:`, ...lines];
}

/** A reason may quote the file, which must not be able to forge lines of the report (S29). */
const oneLine = (text: string) => text.replaceAll(/\p{C}+/gu, ' ').slice(0, 300);
