import { type Config, isPublicServer } from './config.ts';
import { isLoopback } from './platform/security/is-loopback.ts';

/** Warnings for the operator at the start, one line each. */
export function startupWarnings(
  config: Pick<Config, 'host' | 'publicUrl'>,
  { isDemonstration }: { isDemonstration: boolean },
): string[] {
  const warnings: string[] = [];
  if (!isLoopback(config.host) && config.publicUrl === undefined) {
    warnings.push(
      `HOST is ${config.host} and PUBLIC_URL is not set: links in mails and previews lead to localhost, and cookies are sent without encryption. Set PUBLIC_URL to the address that people open.`,
    );
  }
  if (isDemonstration && isPublicServer(config)) {
    warnings.push(
      'Others can reach this server, and it shows the demonstration: invented pets, people and visits, with accounts made for them. Start a shelter of your own with DEMO=false and a new DATA_DIR.',
    );
  }
  return warnings;
}

/** How long the password of a new demonstration's admin is valid. */
export function demoPasswordNotice(
  config: Pick<Config, 'host' | 'publicUrl'>,
  expiresAt: Date,
): string {
  const end = expiresAt.toUTCString();
  return isPublicServer(config)
    ? `This password expires at ${end}. Choose another before then, or set one with "npm run admin".`
    : `It is valid until you choose another. On a public address it would expire at ${end}.`;
}
