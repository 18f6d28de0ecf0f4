import type { ImportReport } from './import-file.ts';

const number = (value: number) => value.toLocaleString('en-US');

/**
 * What is said at the end of an import.
 * @param seconds that it took
 */
export function describeReport(report: ImportReport, seconds: number, dryRun: boolean): string {
  const { added, updated, unchanged, refused } = report;
  const rows = added + updated + unchanged + refused.length;
  const speed = Math.round(rows / Math.max(seconds, 0.001));
  const lines = [
    `${number(rows)} rows in ${seconds.toFixed(1)} s (${number(speed)} a second)`,
    `${number(added)} added, ${number(updated)} updated, ${number(unchanged)} unchanged, ${number(refused.length)} refused`,
  ];
  if (dryRun) lines.push('This was a dry run: nothing was kept.');
  if (refused.length > 0) lines.push('', 'Refused:');
  for (const { line, id, reason } of refused) {
    lines.push(oneLine(`  line ${line}${id ? `, id ${id}` : ''}: ${reason}`));
  }
  return lines.join('\n');
}

/** A reason may quote the file; it must not be able to forge lines of the report (S29). */
const oneLine = (text: string) => text.replaceAll(/\p{C}+/gu, ' ').slice(0, 300);
