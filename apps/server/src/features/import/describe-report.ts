import type { ImportReport } from './import-file.ts';

const number = (value: number) => value.toLocaleString('en-US');

/**
 * The summary of an import for the command line.
 * @param seconds the duration of the import
 */
export function describeReport(report: ImportReport, seconds: number, dryRun: boolean): string {
  const { added, updated, unchanged, cancelledVisits, rejected } = report;
  const rows = added + updated + unchanged + rejected.length;
  const speed = Math.round(rows / Math.max(seconds, 0.001));
  const lines = [
    `${number(rows)} rows in ${seconds.toFixed(1)} s (${number(speed)} a second)`,
    `${number(added)} added, ${number(updated)} updated, ${number(unchanged)} unchanged, ${number(rejected.length)} rejected`,
  ];
  if (cancelledVisits > 0) {
    lines.push(`Upcoming visits cancelled because the pet was adopted: ${number(cancelledVisits)}`);
  }
  if (dryRun) lines.push('This was a dry run: nothing was stored.');
  if (rejected.length > 0) lines.push('', 'Rejected:');
  for (const { line, id, reason } of rejected) {
    lines.push(oneLine(`  line ${line}${id ? `, id ${id}` : ''}: ${reason}`));
  }
  return lines.join('\n');
}

/** A reason may quote the file, which must not be able to forge lines of the report. */
const oneLine = (text: string) => text.replaceAll(/\p{C}+/gu, ' ').slice(0, 300);
