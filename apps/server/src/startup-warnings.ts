import { type Config, isPublicServer } from './config.ts';
import { isLoopback } from './platform/security/is-loopback.ts';
import { startupMessages } from './startup-messages.ts';

/** Warnings for the operator at the start, one line each. */
export function startupWarnings(
  config: Pick<Config, 'host' | 'publicUrl'>,
  { isDemonstration }: { isDemonstration: boolean },
): string[] {
  const warnings: string[] = [];
  if (!isLoopback(config.host) && config.publicUrl === undefined) {
    warnings.push(startupMessages.noPublicUrl({ host: config.host }));
  }
  if (isDemonstration && isPublicServer(config)) {
    warnings.push(startupMessages.publicDemonstration);
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
