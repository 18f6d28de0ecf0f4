import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server for one test. */
export interface SmtpServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Received mails with their recipients. */
  mails: { recipients: string[]; text: string }[];
  /** @param reply to every recipient from now on; undefined: accepts all */
  rejectWith(reply: string | undefined): void;
  /** Closes the port until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Implements the part of RFC 5321 that a client needs to send a mail.
 * @param options.rejection reply to every recipient, such as "550 nobody here"; undefined: accepts all
 */
export async function startSmtpServer(options: { rejection?: string } = {}): Promise<SmtpServer> {
  let { rejection } = options;
  const mails: SmtpServer['mails'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let recipients: string[] = [];
    let buffer = '';
    let isReadingMail = false;
    const writeLine = (line: string) => socket.write(`${line}\r\n`);

    const readMail = () => {
      const end = buffer.indexOf('\r\n.\r\n');
      if (end < 0) return false;
      mails.push({ recipients, text: buffer.slice(0, end) });
      buffer = buffer.slice(end + 5);
      recipients = [];
      isReadingMail = false;
      writeLine('250 taken');
      return true;
    };

    const readCommand = () => {
      const end = buffer.indexOf('\r\n');
      if (end < 0) return false;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        recipients.push(line.slice(line.indexOf('<') + 1, line.lastIndexOf('>')));
      }
      isReadingMail = verb === 'DATA';
      const replies: Record<string, string> = {
        DATA: '354 go on',
        QUIT: '221 bye',
        RCPT: rejection ?? '250 fine',
      };
      writeLine(replies[verb] ?? '250 fine');
      return true;
    };

    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      while (isReadingMail ? readMail() : readCommand());
    });
    writeLine('220 ready');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const goAway = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    rejectWith(reply) {
      rejection = reply;
    },
    goAway,
    async comeBack() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      if (server.listening) await goAway();
    },
  };
}
