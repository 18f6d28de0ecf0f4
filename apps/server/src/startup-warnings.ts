import { BlockList, isIP, isIPv6 } from 'node:net';
import { type Config, isPublicServer } from './config.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address or name is this machine's alone; 0.0.0.0 and :: are everybody's. */
function isOfThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  if (isIP(name) === 0) return name === 'localhost' || name.endsWith('.localhost');
  return loopback.check(name, isIPv6(name) ? 'ipv6' : 'ipv4');
}

/** What whoever starts it should know, though it starts all the same (S63). One line each. */
export function startupWarnings(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  { isDemonstration }: { isDemonstration: boolean },
): string[] {
  const isListeningToOthers = !isOfThisMachine(host);
  const isPublished = publicUrl !== undefined && !isOfThisMachine(new URL(publicUrl).hostname);
  const warnings: string[] = [];
  if (isListeningToOthers && publicUrl === undefined) {
    warnings.push(
      `HOST is ${host} and PUBLIC_URL is not set: links in mails and previews lead to localhost, and cookies are sent without encryption. Set PUBLIC_URL to the address that people open.`,
    );
  }
  if (isDemonstration && (isListeningToOthers || isPublished)) {
    warnings.push(
      'Others can reach this server, and it shows the demonstration: invented pets, people and visits, with accounts made for them. Start a shelter of your own with DEMO=false and a new DATA_DIR.',
    );
  }
  return warnings;
}

/** Until when the password of a new demonstration's admin is good (S63). */
export function demoPasswordNotice(
  config: Pick<Config, 'host' | 'publicUrl'>,
  expiresAt: Date,
): string {
  const end = expiresAt.toUTCString();
  return isPublicServer(config)
    ? `This password expires at ${end}. Choose another before then, or set one with "npm run admin".`
    : `It is good until you choose another. On a public address it would expire at ${end}.`;
}
