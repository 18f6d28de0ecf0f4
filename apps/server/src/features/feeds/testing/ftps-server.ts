import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { posix } from 'node:path';
import { createInterface } from 'node:readline';
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls';
import type { FeedTestServer } from './sftp-server.ts';

/** A key, and a certificate for it that nobody but the test trusts. */
function newContext(): SecureContext {
  const args = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', '-', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1'],
  ];
  const pem = execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return createSecureContext({ key: pem, cert: pem });
}

async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
}

/** An FTP server with TLS in this process, which keeps files in memory and replaces none by renaming. */
export async function startFtpsServer(
  options: Partial<FeedTestServer['settings']> = {},
): Promise<FeedTestServer> {
  const context = newContext();
  const files = new Map<string, Buffer>();
  const settings = { password: 'open sesame', ...options };
  const logins: string[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const secure = (socket: Socket) => {
    const secured = new TLSSocket(socket, { isServer: true, secureContext: context });
    return secured.on('error', () => undefined);
  };

  /** Answers commands until the connection ends, or goes on with TLS. */
  function serve(socket: Socket): void {
    let folder = '';
    let from = '';
    let data: Promise<Socket> | undefined;
    const answer = (text: string) => void socket.write(`${text}\r\n`);

    async function store(path: string): Promise<void> {
      answer('150 Go on.');
      let stored = Buffer.alloc(0);
      for await (const chunk of secure(await (data as Promise<Socket>))) {
        stored = Buffer.concat([stored, chunk as Buffer]);
        files.set(path, stored);
        if (settings.resetAfter !== undefined && stored.length >= settings.resetAfter) {
          for (const each of sockets) each.resetAndDestroy();
          return;
        }
      }
      const isFull = stored.length >= (settings.fullAfter ?? Infinity);
      answer(isFull ? '451 Failure writing to local file.' : '226 Stored.');
    }

    async function openData(): Promise<void> {
      const listener = await listen(keep);
      data = once(listener, 'connection').then(([connection]) => {
        listener.close();
        return connection as Socket;
      });
      answer(`229 Extended passive mode (|||${listener.port}|)`);
    }

    const commands: Record<string, (value: string) => unknown> = {
      USER: (name) => {
        logins.push(name);
        answer('331 And the password?');
      },
      PASS: (password) =>
        answer(password === settings.password ? '230 Welcome.' : '530 Not with this password.'),
      EPSV: openData,
      CWD: (name) => {
        folder = posix.join(folder, name);
        answer('250 Done.');
      },
      STOR: (name) => store(posix.join(folder, name)).catch(() => undefined),
      DELE: (name) => answer(files.delete(posix.join(folder, name)) ? '250 Done.' : '550 No file.'),
      RNFR: (name) => {
        from = posix.join(folder, name);
        answer(files.has(from) ? '350 And the new name?' : '550 No file.');
      },
      RNTO: (name) => {
        const to = posix.join(folder, name);
        if (files.has(to)) return answer('553 There is such a file.');
        files.set(to, files.get(from) ?? Buffer.alloc(0));
        files.delete(from);
        return answer('250 Done.');
      },
    };
    const lines = createInterface({ input: socket });
    lines.on('line', (line) => {
      const [name = '', value = ''] = line.split(/ (.*)/s);
      if (name === 'AUTH') {
        answer('234 Go on with TLS.');
        lines.close();
        serve(secure(socket));
      } else (commands[name] ?? (() => answer('200 Done.')))(value);
    });
  }

  const server = await listen((socket) => {
    keep(socket);
    socket.write('220 Welcome.\r\n');
    serve(socket);
  });
  return {
    ...{ files, settings, logins, port: server.port },
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
