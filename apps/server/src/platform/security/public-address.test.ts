import { expect, it } from 'vitest';
import { findPublicAddress, isPublicAddress } from './public-address.ts';

it('S79 B10.04 addresses of the own machine and network are not public, in any spelling', async () => {
  for (const address of ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '8.8.8.8']) {
    expect(isPublicAddress(address), address).toBe(true);
  }
  for (const address of [
    ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.100.100.100', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1'],
    ...['::ffff:10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost'],
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
  expect(await findPublicAddress('127.0.0.1', { allowsPrivate: false })).toBeUndefined();
  expect(await findPublicAddress('127.0.0.1', { allowsPrivate: true })).toBe('127.0.0.1');
  for (const spelling of ['0x7f.1', '2130706433', 'localhost']) {
    expect(
      await findPublicAddress(spelling, { allowsPrivate: false }).catch(() => undefined),
    ).toBeUndefined();
  }
});
