import { isPublicServer } from '../../config.ts';
import { verifyMailServer } from '../../platform/mail/verify-mail-server.ts';
import { isLoopback } from '../../platform/security/is-loopback.ts';
import { startupWarnings } from '../../startup-warnings.ts';
import { checkStuckMails } from './check-database.ts';
import { doctorMessages } from './doctor-messages.ts';
import { type Check, failed, ok, warning } from './finding.ts';

const ADDRESS_TIMEOUT_MS = 5_000;

export const checkSettings: Check = async ({ config }) => {
  const messages = doctorMessages.settings;
  if (!config.rateLimits && isPublicServer(config)) {
    return failed(messages.unlimited, messages.limit);
  }
  const [found] = startupWarnings(config, { isDemonstration: false });
  return found ? warning(found, messages.warningAdvice) : ok(messages.ok);
};

/** Opens the public address as a visitor would. */
export const checkAddress: Check = async ({ config }) => {
  const messages = doctorMessages.address;
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const { hostname, protocol } = new URL(url);
  if (isLoopback(hostname)) return warning(messages.local({ url }), messages.localAdvice);
  const problem = await findProblem(url);
  if (problem) return failed(problem, messages.failedAdvice);
  if (protocol === 'http:') return warning(messages.plain({ url }), messages.plainAdvice);
  return ok(messages.ok({ url }));
};

/** @returns why the address does not lead to this application; undefined when it does */
async function findProblem(url: string): Promise<string | undefined> {
  const messages = doctorMessages.address;
  try {
    const response = await fetch(`${url}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ADDRESS_TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    const isOurs = (body as { status?: unknown } | undefined)?.status === 'ok';
    if (response.status === 200 && isOurs) return undefined;
    return messages.otherAnswer({ url, status: response.status });
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') return messages.timedOut({ url });
    return messages.unreachable({ url, code: cause?.code ?? name });
  }
}

export const checkMail: Check = async (context) => {
  const messages = doctorMessages.mail;
  const { smtpUrl, mailFrom } = context.config;
  if (!smtpUrl) return warning(messages.none, messages.noneAdvice);
  const host = new URL(smtpUrl).hostname;
  const problem = await verifyMailServer(smtpUrl, mailFrom);
  if (problem && 'sender' in problem) {
    const { sender: reason } = problem;
    return failed(messages.senderRejected({ host, mailFrom, reason }), messages.senderAdvice);
  }
  if (problem)
    return failed(messages.failed({ host, reason: problem.server }), messages.failedAdvice);
  return (await checkStuckMails(context)) ?? ok(messages.ok({ host }));
};
