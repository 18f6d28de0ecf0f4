import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import ssh from 'ssh2';

const { Server } = ssh;
const { STATUS_CODE, flagsToString } = ssh.utils.sftp;

/** A server that gets feeds, in the process of the test, with a key of its own. */
export interface FeedTestServer {
  /** What has arrived, by path. */
  files: Map<string, Buffer>;
  settings: {
    password: string;
    /** Resets the connection when so many bytes of a file have arrived. */
    resetAfter?: number | undefined;
    /** Stores so many bytes of a file, and refuses the rest, as a full disk does. */
    fullAfter?: number | undefined;
  };
  /** The user names that were sent. */
  logins: string[];
  /** How many connections are open. */
  connections: () => number;
  port: number;
  close: () => Promise<void>;
}

export interface SftpServerOptions extends Partial<FeedTestServer['settings']> {
  /** Takes bytes of a file, and never says so. */
  isSilent?: boolean;
  /** Answers that the extension for replacing a file is not supported, as servers other than OpenSSH do. */
  lacksReplacing?: boolean;
}

/** An SFTP server in this process, which keeps files in memory. */
export async function startSftpServer(options: SftpServerOptions = {}): Promise<FeedTestServer> {
  const files = new Map<string, Buffer>();
  const settings = { password: 'open sesame', ...options };
  const logins: string[] = [];
  const sockets = new Set<Socket>();

  // Of 250 keys that ssh2 makes itself, it cannot read one.
  const { privateKey: hostKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const server = new Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (attempt) => {
      if (attempt.method !== 'password') return attempt.reject(['password']);
      logins.push(attempt.username);
      return attempt.password === settings.password ? attempt.accept() : attempt.reject();
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        const open = new Map<number, string>();
        let next = 0;
        sftp.on('OPEN', (id, path, flags) => {
          if (flagsToString(flags)?.startsWith('w')) files.set(path, Buffer.alloc(0));
          const handle = Buffer.alloc(4);
          open.set(next, path);
          handle.writeUInt32BE(next, 0);
          next += 1;
          sftp.handle(id, handle);
        });
        sftp.on('WRITE', (id, handle, offset, chunk) => {
          const path = open.get(handle.readUInt32BE(0)) ?? '';
          const before = files.get(path) ?? Buffer.alloc(0);
          files.set(path, Buffer.concat([before.subarray(0, offset), chunk]));
          const { resetAfter, fullAfter = Infinity } = settings;
          if (offset + chunk.length >= fullAfter) return sftp.status(id, STATUS_CODE.FAILURE);
          if (resetAfter !== undefined && offset + chunk.length >= resetAfter) {
            for (const socket of sockets) socket.resetAndDestroy();
            return;
          }
          if (!settings.isSilent) sftp.status(id, STATUS_CODE.OK);
        });
        sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
        const stat = (id: number, path: string) => {
          const file = files.get(path);
          if (!file) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
          return sftp.attrs(id, {
            mode: 0o100644,
            uid: 0,
            gid: 0,
            size: file.length,
            atime: 0,
            mtime: 0,
          });
        };
        sftp.on('STAT', stat);
        sftp.on('FSTAT', (id, handle) => stat(id, open.get(handle.readUInt32BE(0)) ?? ''));
        sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
        sftp.on('REMOVE', (id, path) =>
          sftp.status(id, files.delete(path) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE),
        );
        sftp.on('RENAME', (id, from, to) => {
          const file = files.get(from);
          if (!file || files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE);
          files.set(to, file);
          files.delete(from);
          return sftp.status(id, STATUS_CODE.OK);
        });
      });
    });
  });
  server.on('connection', () => undefined);
  const inner = (
    server as unknown as { _srv: { on(event: string, use: (s: Socket) => void): void } }
  )._srv;
  inner.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    files,
    settings,
    logins,
    connections: () => sockets.size,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
