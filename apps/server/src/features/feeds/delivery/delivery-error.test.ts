import { expect, it } from 'vitest';
import { inLanguage } from '../../../platform/language/language.ts';
import { sayStored } from '../../../platform/language/stored-text.ts';
import { toDeliveryError } from './delivery-error.ts';

it('B5.03 B10.04 says in plain words that a server cannot be reached, and hides the password in those of others', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 203.0.113.7:22'), {
    code: 'ECONNREFUSED',
  });
  const { text, message, isPermanent } = toDeliveryError(refused, 'secret');
  expect(message).toMatch(/^The server cannot be reached\. .*\(connect ECONNREFUSED .*\)$/);
  expect(inLanguage('es', () => sayStored(text))).toMatch(/^No se puede llegar al servidor\./);
  expect(isPermanent).toBe(false);
  const odd = toDeliveryError(new Error(`no such\nfolder for secret ${'x'.repeat(400)}`), 'secret');
  expect(odd.message).toMatch(/^no such folder for … x+$/);
  expect(odd.message).toHaveLength(300);
});
