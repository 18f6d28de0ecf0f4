import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demoPasswordNotice, startupWarnings } from './startup-warnings.ts';

const LINKS = 'PUBLIC_URL is not set';
const DEMONSTRATION = 'it shows the demonstration';

describe('startupWarnings', () => {
  it.each([
    [{}, true, []],
    [{ HOST: '::1' }, true, []],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true, []],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://pets.example.org' }, false, []],
    [{ HOST: '0.0.0.0' }, false, [LINKS]],
    [{ HOST: '::' }, false, [LINKS]],
    [{ HOST: '203.0.113.7' }, true, [LINKS, DEMONSTRATION]],
    [{ PUBLIC_URL: 'https://pets.example.org' }, true, [DEMONSTRATION]],
  ])('S63 of %j, a demonstration: %s', (settings, isDemonstration, expected) => {
    const warnings = startupWarnings(readConfig(settings), { isDemonstration });
    expect(warnings).toHaveLength(expected.length);
    for (const [index, part] of expected.entries()) expect(warnings[index]).toContain(part);
  });
});

describe('demoPasswordNotice', () => {
  const expiresAt = new Date('2026-11-23T15:00:00Z');

  it.each([
    [{}, 'It is valid until you choose another. On a public address it would expire at'],
    [{ HOST: '0.0.0.0' }, 'This password expires at'],
    [{ PUBLIC_URL: 'https://pets.example.org' }, 'This password expires at'],
  ])('S63 of %j states the expiry', (settings, expected) => {
    const notice = demoPasswordNotice(readConfig(settings), expiresAt);
    expect(notice).toContain(`${expected} Mon, 23 Nov 2026 15:00:00 GMT`);
  });
});
