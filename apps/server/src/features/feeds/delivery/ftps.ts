import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { type ConnectionOptions, checkServerIdentity, type TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { ServerKeyError } from './delivery-error.ts';
import {
  type FeedServer,
  keyMessage,
  type ServerKey,
  STEP_MS,
  temporaryName,
} from './feed-server.ts';

async function openTls(client: Client, server: FeedServer, options: ConnectionOptions) {
  const { host, address, port } = server;
  await client.connect(address, port);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of the FTP client, and no hook of React
  await client.useTLS({ ...options, host, ...(isIP(host) === 0 && { servername: host }) });
  return client.ftp.socket as TLSSocket;
}

/** The certificate of a server, without logging in. */
export async function readServerKey(server: FeedServer, signal?: AbortSignal): Promise<ServerKey> {
  const client = new Client(STEP_MS);
  signal?.addEventListener('abort', () => client.close());
  try {
    const socket = await openTls(client, server, { rejectUnauthorized: false });
    return { key: socket.getPeerCertificate().raw, isTrusted: socket.authorized };
  } finally {
    client.close();
  }
}

/** A certificate that was confirmed is the only one that is accepted; else it must be valid for the name. */
function trustIn({ serverKey }: FeedServer): ConnectionOptions {
  if (!serverKey) return {};
  return {
    ca: new X509Certificate(serverKey).toString(),
    allowPartialTrustChain: true,
    checkServerIdentity: (host, certificate) =>
      certificate.raw.equals(serverKey) ? undefined : checkServerIdentity(host, certificate),
  } as ConnectionOptions;
}

/** @param signal ends the connection, also with a server that says a little all the time */
export async function sendFile(
  server: FeedServer,
  content: Buffer,
  signal?: AbortSignal,
): Promise<void> {
  const { key, isTrusted } = await readServerKey(server, signal);
  const { serverKey, username, secret, folder, fileName } = server;
  if (serverKey ? !serverKey.equals(key) : !isTrusted) {
    throw new ServerKeyError(keyMessage(key, serverKey), { isPermanent: true });
  }
  const client = new Client(STEP_MS);
  signal?.addEventListener('abort', () => client.close());
  try {
    await openTls(client, server, trustIn(server));
    await client.login(username, secret);
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of the FTP client, and no hook of React
    await client.useDefaultSettings();
    if (folder) await client.cd(folder);
    await upload(client, fileName, content);
  } finally {
    client.close();
  }
}

const isRefusal = (error: unknown) => error instanceof FTPError && error.code >= 500;

async function upload(client: Client, fileName: string, content: Buffer): Promise<void> {
  const part = temporaryName(fileName);
  try {
    await client.uploadFrom(Readable.from([content]), part);
  } catch (error) {
    // A disk that is full stays so with half of the file.
    if (!client.closed) await client.remove(part, true).catch(() => undefined);
    throw error;
  }
  try {
    await client.rename(part, fileName);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Some servers replace no file by renaming.
    await client.remove(fileName, true);
    await client.rename(part, fileName);
  }
}
