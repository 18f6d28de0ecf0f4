import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../../../testing/free-port.ts';
import { makeScratchFolder, removeScratchFolder } from '../../../testing/scratch-folder.ts';
import { ServerKeyError } from './delivery-error.ts';
import type { FeedServer } from './feed-server.ts';
import * as ftps from './ftps.ts';
import * as sftp from './sftp.ts';

const VSFTPD = '/usr/sbin/vsftpd';
const SSHD = '/usr/sbin/sshd';

const CONTENT = Buffer.from(`"Id"\r\n${'"ä"\r\n'.repeat(200_000)}`);
const another = Buffer.from('another key');

/** Starts a server of the system, which answers when this resolves. */
async function start(command: string, args: string[], port: number): Promise<void> {
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  await vi.waitUntil(isOpen, { timeout: 10_000 });
}

async function makeFolder() {
  const folder = await makeScratchFolder();
  onTestFinished(() => removeScratchFolder(folder));
  const files = join(folder, 'files');
  await mkdir(join(files, 'import'), { recursive: true });
  return { folder, files };
}

const serverAt = (port: number): FeedServer => ({
  ...{ host: '127.0.0.1', address: '127.0.0.1', port, serverKey: null },
  ...{ username: 'anonymous', secret: 'feeds@example.org', folder: 'import', fileName: 'pets.csv' },
  protocol: 'ftps',
});

async function expectFile(files: string) {
  expect(await readdir(join(files, 'import'))).toEqual(['pets.csv']);
  expect(CONTENT.equals(await readFile(join(files, 'import', 'pets.csv')))).toBe(true);
}

describe.runIf(existsSync(VSFTPD))('vsftpd', () => {
  it('B10.04 takes a file over TLS, once its certificate is confirmed, and replaces it', async () => {
    const { folder, files } = await makeFolder();
    const port = await findFreePort();
    const pem = join(folder, 'server.pem');
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', pem, '-out', `${pem}.crt`];
    execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', ...subject], {
      stdio: 'ignore',
    });
    const settings = [
      ...['listen=YES', 'background=NO', `listen_port=${port}`, 'listen_address=127.0.0.1'],
      ...[
        'run_as_launching_user=YES',
        'local_enable=NO',
        'anonymous_enable=YES',
        'seccomp_sandbox=NO',
      ],
      ...[`anon_root=${files}`, 'write_enable=YES', 'anon_upload_enable=YES'],
      ...['anon_other_write_enable=YES', 'anon_umask=022', 'no_anon_password=NO'],
      ...['ssl_enable=YES', 'allow_anon_ssl=YES', 'force_anon_logins_ssl=YES'],
      ...['force_anon_data_ssl=YES', `rsa_cert_file=${pem}.crt`, `rsa_private_key_file=${pem}`],
      ...['secure_chroot_dir=/var/empty', 'allow_writeable_chroot=YES', 'xferlog_enable=NO'],
    ];
    const config = join(folder, 'vsftpd.conf');
    await writeFile(config, `${settings.join('\n')}\n`);
    await chmod(config, 0o600);
    await start(VSFTPD, [config], port);
    const server = serverAt(port);
    const seen = await ftps.readServerKey(server);
    expect(seen.isTrusted).toBe(false);
    await expect(ftps.sendFile(server, CONTENT)).rejects.toThrow(ServerKeyError);
    await expect(ftps.sendFile({ ...server, serverKey: another }, CONTENT)).rejects.toThrow(
      /another key/,
    );
    const confirmed = { ...server, serverKey: seen.key };
    await ftps.sendFile(confirmed, Buffer.from('an older file'));
    await ftps.sendFile(confirmed, CONTENT);
    await expectFile(files);
  });
});

describe.runIf(existsSync(SSHD))('OpenSSH', () => {
  it('B10.04 takes a file with a private key, and replaces it', async () => {
    const { folder, files } = await makeFolder();
    const port = await findFreePort();
    const [hostKey, ownKey] = [join(folder, 'host'), join(folder, 'own')];
    for (const file of [hostKey, ownKey]) {
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
    }
    const settings = [
      ...[`Port ${port}`, 'ListenAddress 127.0.0.1', `HostKey ${hostKey}`, 'UsePAM no'],
      ...[`AuthorizedKeysFile ${ownKey}.pub`, 'StrictModes no', `PidFile ${join(folder, 'pid')}`],
      `Subsystem sftp internal-sftp -d ${files}`,
    ];
    await writeFile(join(folder, 'sshd_config'), `${settings.join('\n')}\n`);
    await start(SSHD, ['-D', '-f', join(folder, 'sshd_config')], port);
    const server: FeedServer = {
      ...serverAt(port),
      ...{ protocol: 'sftp', username: userInfo().username },
      secret: await readFile(ownKey, 'utf8'),
    };
    const { key: serverKey } = await sftp.readServerKey(server);
    await expect(sftp.sendFile({ ...server, serverKey: another }, CONTENT)).rejects.toThrow(
      /another key/,
    );
    await sftp.sendFile({ ...server, serverKey }, Buffer.from('an older file'));
    await sftp.sendFile({ ...server, serverKey }, CONTENT);
    await expectFile(files);
  });
});
