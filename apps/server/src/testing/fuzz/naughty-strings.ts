import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTestFiles } from '../test-files.ts';

/** Problematic strings of each kind that a text field could receive. */
const builtIn: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'before\u0000after',
  '\ud800',
  'lone \udfff surrogate',
  '\ufeff\u200b\u202e\u2066',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9223372036854775808',
  '0x7fffffff',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "'; DROP TABLE visits; --",
  '" OR ""="',
  "' UNION SELECT password_hash FROM users --",
  '\\',
  '%',
  '%_%',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--#exec cmd="ls"-->',
  '=HYPERLINK("http://x")',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30T10:00:00Z',
  '2026-03-08T02:30:00',
  'Ω≈ç√∫˜µ≤≥÷',
  '田中さんにあげて下さい',
  'مُنَاقَشَةُ سُبُلِ',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u0130\u0131\u00df\ufb03',
  'a'.repeat(9_999),
  '🐕'.repeat(3_000),
  '(((((((((((((((((((((((((a+)+)+)+)+)+)+$',
];

/** The built-in strings, and those of the test files if they exist. */
export function naughtyStrings(): readonly string[] {
  const folder = findTestFiles();
  if (!folder) return builtIn;
  const file = readFileSync(join(folder, 'naughty-strings.json'), 'utf8');
  return [...builtIn, ...(JSON.parse(file) as string[])];
}
