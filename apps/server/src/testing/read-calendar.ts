/**
 * Parses an attached calendar into unfolded lines (RFC 5545, 3.1).
 * @returns all lines, and the last value of each property
 */
export function readCalendar(calendar: { text: string } | undefined) {
  const lines = (calendar?.text ?? '').replace(/\r\n[ \t]/g, '').split('\r\n');
  const values: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? [];
    if (name) values[name] = value;
  }
  return { lines, values };
}
