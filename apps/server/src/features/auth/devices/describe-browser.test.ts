import { deviceLabel } from '@pawmatch/contract/users/device-label';
import { expect, it } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('F10 reads %s as %s', (header, label) => {
  expect(deviceLabel(describeBrowser(header))).toBe(label);
});

it('F10 S46 shortens long or unusual headers', () => {
  const { browser, platform } = describeBrowser(
    `${'x'.repeat(15_000)}/1.0 (${' '.repeat(15_000)})`,
  );
  expect((browser ?? '').length).toBeLessThanOrEqual(40);
  expect((platform ?? '').length).toBeLessThanOrEqual(40);
});
