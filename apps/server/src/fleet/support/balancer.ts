import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * HAProxy in front of the servers: a server that is not ready gets no requests, and a request that a server did
 * not take is given to another.
 */
export async function startBalancer(folder: string, port: number, serverPorts: readonly number[]) {
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
  const child = spawn('haproxy', ['-f', settings], { stdio: 'ignore' });
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
