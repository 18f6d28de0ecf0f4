import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { smtpTimeouts } from './create-mailer.ts';
import { findSenderAddress } from './mail-settings.ts';

/** The library sends a sender only with a whole mail, and a check must not send one. */
type OpenConnection = SMTPConnection & {
  _responseActions: ((reply: string) => void)[];
  _sendCommand(line: string): void;
};

/**
 * Connects to a mail server, logs in, and names the sender, without sending a mail.
 * @returns why that fails, without the password, such as `EAUTH 535`; undefined when it works
 */
export async function verifyMailServer(
  url: string,
  mailFrom: string,
): Promise<{ sender: string } | { server: string } | undefined> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, ...smtpTimeouts }) as OpenConnection;
  try {
    const reply = await new Promise<string>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('The connection was closed.')));
      const nameSender = () => {
        connection._responseActions.push(resolve);
        connection._sendCommand(`MAIL FROM:<${findSenderAddress(mailFrom)}>`);
      };
      connection.connect((error) => {
        if (error) return reject(error);
        if (!auth) return nameSender();
        const { user = '', pass = '' } = auth as { user?: string; pass?: string };
        connection.login({ credentials: { user, pass } }, (failure) =>
          failure ? reject(failure) : nameSender(),
        );
      });
    });
    return reply.startsWith('2') ? undefined : { sender: reply.slice(0, 3) };
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    return { server: [code ?? 'no answer', responseCode].filter(Boolean).join(' ') };
  } finally {
    connection.close();
  }
}
