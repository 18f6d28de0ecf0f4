import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the Internet (IANA's registries of special-purpose addresses). */
const networks = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: [
    ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
    ...[
      '2001:db8::/32',
      '2002::/16',
      '3fff::/20',
      'fc00::/7',
      'fe80::/10',
      'fec0::/10',
      'ff00::/8',
    ],
  ],
} as const;
function listOf(family: keyof typeof networks): BlockList {
  const list = new BlockList();
  for (const network of networks[family]) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Apart, because one list would find every IPv4 address in the IPv6 network of mapped ones. */
const special = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

/** Whether an IP address is one of the Internet, and not of the own machine or network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !special[family].check(address, family);
}

/**
 * The IP address of a host, to which the caller connects, so that the name cannot lead elsewhere meanwhile.
 * @returns undefined when one of its addresses is not public
 * @throws when the name is not known
 */
export async function findPublicAddress(
  host: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<string | undefined> {
  const addresses = await lookup(host, { all: true });
  const isAllowed = allowsPrivate || addresses.every(({ address }) => isPublicAddress(address));
  return isAllowed ? addresses[0]?.address : undefined;
}
