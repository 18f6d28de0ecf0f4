import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Balancer {
  stop(): Promise<void>;
}

/**
 * HAProxy in front of the servers: a server that is not ready gets no requests, and a request that a server did
 * not take is given to another.
 */
export async function startHaproxy(
  folder: string,
  port: number,
  serverPorts: readonly number[],
): Promise<Balancer> {
  const settings = join(folder, 'haproxy.cfg');
  await writeFile(
    settings,
    `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch
  option forwardfor
  retry-on conn-failure empty-response
frontend web
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /api/ready
  http-request disable-l7-retry unless METH_GET
  default-server check inter 200ms fall 2 rise 1
${serverPorts.map((at) => `  server s${at} 127.0.0.1:${at}`).join('\n')}
`,
  );
  return run('haproxy', ['-f', settings], folder);
}

const caddyfile = join(import.meta.dirname, '../../../../../deploy/Caddyfile.scale');

/** Caddy with `deploy/Caddyfile.scale`, in which only the addresses are replaced; without TLS. */
export async function startCaddy(
  folder: string,
  port: number,
  serverPorts: readonly number[],
): Promise<Balancer> {
  const settings = join(folder, 'Caddyfile');
  const addresses = serverPorts.map((at) => `127.0.0.1:${at}`).join(' ');
  const text = (await readFile(caddyfile, 'utf8'))
    .replace('web1:3000 web2:3000 web3:3000', addresses)
    .replace('{$DOMAIN}', `http://localhost:${port}`);
  await writeFile(settings, `{\n\tadmin off\n}\n${text}`);
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', settings], folder);
}

function run(program: string, parameters: string[], home: string): Balancer {
  const env = { PATH: process.env.PATH, HOME: home };
  const child = spawn(program, parameters, { stdio: 'ignore', env });
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
