import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server for one test. */
export interface SmtpServer {
  /** For `SMTP_URL`, with the login; with TLS it accepts the certificate of the package, which nobody has signed. */
  url: string;
  /** Received mails with their recipients. */
  mails: { recipients: string[]; text: string }[];
  /** @param reply to every recipient from now on, such as "550 nobody here"; undefined: accepts all */
  rejectWith(reply: string | undefined): void;
  /** @param reply to every sender from now on */
  rejectSenders(reply: string | undefined): void;
  /** Closes the port and all connections until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

interface SmtpSettings {
  /** Reply to every recipient; undefined: accepts all. */
  rejection?: string;
  /** `implicit`: TLS from the first byte (`smtps:`); `starttls`: the connection is upgraded. Without it, no TLS. */
  tls?: 'implicit' | 'starttls';
  /** Without it, the server asks for no login. */
  login?: { user: string; password: string };
  /** The port to listen on; by default any free one. */
  port?: number;
}

/** A reply of the server, such as "550 nobody here", as the package wants it. */
function toReply(text: string): Error {
  const [, code, message] = /^(\d{3}) (.*)$/.exec(text) ?? [];
  return Object.assign(new Error(message), { responseCode: Number(code) });
}

/** Starts a mail server of the package `smtp-server` on 127.0.0.1. */
export async function startSmtpServer(settings: SmtpSettings = {}): Promise<SmtpServer> {
  const { tls, login } = settings;
  let { rejection } = settings;
  let senderRejection: string | undefined;
  const mails: SmtpServer['mails'] = [];

  const options: SMTPServerOptions = {
    secure: tls === 'implicit',
    hideSTARTTLS: tls !== 'starttls',
    authOptional: !login,
    closeTimeout: 1,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      const isKnown = username === login?.user && password === login?.password;
      callback(isKnown ? null : toReply('535 wrong login'), { user: username });
    },
    onMailFrom: (_address, _session, callback) =>
      callback(senderRejection === undefined ? null : toReply(senderRejection)),
    onRcptTo: (_address, _session, callback) =>
      callback(rejection === undefined ? null : toReply(rejection)),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  };

  const start = async (port: number) => {
    const server = new SMTPServer(options);
    // A client that leaves in the middle of a mail.
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server: SMTPServer | undefined = await start(settings.port ?? 0);
  const { port } = server.server.address() as AddressInfo;

  const goAway = async () => {
    const leaving = server;
    server = undefined;
    if (leaving) await new Promise<void>((resolve) => leaving.close(resolve));
  };

  const url = new URL(`${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`);
  if (login) {
    Object.assign(url, { username: login.user, password: encodeURIComponent(login.password) });
  }
  if (tls) url.searchParams.set('tls.rejectUnauthorized', 'false');
  if (tls === 'starttls') url.searchParams.set('requireTLS', 'true');
  return {
    url: url.href,
    mails,
    rejectWith(reply) {
      rejection = reply;
    },
    rejectSenders(reply) {
      senderRejection = reply;
    },
    goAway,
    async comeBack() {
      server = await start(port);
    },
    close: goAway,
  };
}
