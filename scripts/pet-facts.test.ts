import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Source files that name the fact or the preference for it, without tests and demonstration pets. */
function sourcesThatName(fact: string): string[] {
  const output = execFileSync(
    'git',
    ['grep', '-lE', `\\b(preferred_)?${fact}\\b`, '--', 'apps', 'packages'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return (
    output
      .trim()
      .split('\n')
      .filter((file) => !/\.test\.tsx?$|\/testing\/|\/features\/demo\//.test(file))
      // Words of each language: the compiler names a catalogue in which a fact is missing.
      .filter((file) => !/-messages\.ts$/.test(file))
      // Tables of words, in which a new fact may have words or not.
      .filter((file) => !/\/search\/(phrases|words)\/|\/(phrases|import-fields)\.ts$/.test(file))
      // Columns of other sites, which have a new fact or not.
      .filter((file) => !file.includes('/feeds/formats/'))
  );
}

it.each(['energy_level', 'hair_length', 'experience_level', 'kid_friendly'])(
  'R3.24 the fact %s is declared once and named in at most ten sources',
  (fact) => {
    const { length } = sourcesThatName(fact);
    expect(length).toBeGreaterThan(2);
    expect(length).toBeLessThan(11);
  },
);
