import { connect as connectTo } from 'node:net';
import ssh, { type ConnectConfig, type SFTPWrapper, type Client as SshClient } from 'ssh2';
import { DeliveryError, ServerKeyError } from './delivery-error.ts';
import { deliveryTexts as messages } from './delivery-texts.ts';
import {
  type FeedServer,
  keyMessage,
  type ServerKey,
  STEP_MS,
  temporaryName,
} from './feed-server.ts';

const { Client, utils } = ssh;

/** Codes of servers that refuse a step for good: permission denied, operation not supported. */
const REFUSED = [3, 8];

/** Calls a function of the library that takes a callback, and fails also when the connection ends before. */
function done<T>(
  client: SshClient,
  call: (callback: (error?: Error | null, value?: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    const close = () => reject(new DeliveryError(messages.ended));
    client.once('error', fail).once('close', close);
    call((error, value) => {
      client.off('error', fail).off('close', close);
      if (error) reject(error);
      else resolve(value as T);
    });
  });
}

/** @param verify gets the key of the host before anything of ours is sent; false ends the connection */
async function open(
  server: FeedServer,
  credentials: Pick<ConnectConfig, 'password' | 'privateKey'>,
  verify: (key: Buffer) => boolean,
  signal?: AbortSignal,
): Promise<SshClient> {
  const client = new Client();
  // Errors after the end of a step have nobody who waits for them.
  client.on('error', () => undefined);
  const sock = connectTo({ host: server.address, port: server.port });
  signal?.addEventListener('abort', () => sock.destroy());
  try {
    await done<void>(client, (callback) => {
      client.once('ready', () => callback());
      client.connect({
        sock,
        username: server.username,
        ...credentials,
        hostVerifier: verify,
        readyTimeout: STEP_MS,
      });
    });
    return client;
  } catch (error) {
    client.end();
    sock.destroy();
    throw error;
  }
}

/** Asks a server for its key, and leaves. Nobody but a person can say whether it is the right one. */
export async function readServerKey(server: FeedServer): Promise<ServerKey> {
  let seen: Buffer | undefined;
  const remember = (key: Buffer) => {
    seen = key;
    return false;
  };
  const client = await open(server, {}, remember).catch((error: unknown) => {
    if (!seen) throw error;
  });
  client?.end();
  if (!seen) throw new DeliveryError(messages.noKey);
  return { key: seen, isTrusted: false };
}

function credentialsOf(secret: string): Pick<ConnectConfig, 'password' | 'privateKey'> {
  if (!secret.startsWith('-----BEGIN ')) return { password: secret };
  if (utils.parseKey(secret) instanceof Error) {
    throw new DeliveryError(messages.unreadableKey, { isPermanent: true });
  }
  return { privateKey: secret };
}

/** @param signal ends the connection: a server that answers nothing would keep it for ever */
export async function sendFile(
  server: FeedServer,
  content: Buffer,
  signal?: AbortSignal,
): Promise<void> {
  const { serverKey } = server;
  let mismatch: ServerKeyError | undefined;
  const verify = (key: Buffer) => {
    if (serverKey?.equals(key)) return true;
    mismatch = new ServerKeyError(keyMessage(key, serverKey), { isPermanent: true });
    return false;
  };
  const opening = open(server, credentialsOf(server.secret), verify, signal);
  const client = await opening.catch((error: unknown) => {
    throw mismatch ?? error;
  });
  try {
    const sftp = await done<SFTPWrapper>(client, (callback) => client.sftp(callback));
    await upload(client, sftp, server, content);
  } finally {
    client.end();
  }
}

async function upload(
  client: SshClient,
  sftp: SFTPWrapper,
  { folder, fileName }: FeedServer,
  content: Buffer,
): Promise<void> {
  const inFolder = (name: string) => (folder ? `${folder}/${name}` : name);
  const [part, whole] = [inFolder(temporaryName(fileName)), inFolder(fileName)];
  const write = (path: string) =>
    done<void>(client, (callback) => sftp.writeFile(path, content, callback));
  const remove = (path: string) =>
    done<void>(client, (callback) => sftp.unlink(path, callback)).catch(() => undefined);
  const rename = () =>
    done<void>(client, (callback) => sftp.ext_openssh_rename(part, whole, callback));
  const renamePlainly = async () => {
    await remove(whole);
    await done<void>(client, (callback) => sftp.rename(part, whole, callback));
  };

  try {
    await write(part);
  } catch (error) {
    // The server has answered. A disk that is full stays so with half of the file.
    if (typeof (error as { code?: unknown }).code === 'number') await remove(part);
    throw error;
  }
  const { size } = await done<{ size: number }>(client, (callback) => sftp.stat(part, callback));
  if (size !== content.length) {
    throw new DeliveryError(messages.incomplete({ size, all: content.length }));
  }
  try {
    // Servers without this extension cannot replace a file by renaming.
    await rename().catch(renamePlainly);
  } catch (error) {
    if (!REFUSED.includes((error as { code?: number }).code ?? 0)) throw error;
    await write(whole);
  }
}
