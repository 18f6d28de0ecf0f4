/**
 * The lines of an iCalendar text by name, unfolded (RFC 5545, 3.1), as a calendar reads them.
 * @returns the value of each line's last occurrence, and all lines
 */
export function readCalendar(text: string | undefined) {
  const lines = (text ?? '').replace(/\r\n[ \t]/g, '').split('\r\n');
  const values: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? [];
    if (name) values[name] = value;
  }
  return { lines, values };
}
