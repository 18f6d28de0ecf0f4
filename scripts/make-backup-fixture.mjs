import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './bootstrap/root.mjs';

// Usage: node scripts/make-backup-fixture.mjs COMMIT FILE.tar.gz
// Writes a small backup with the code of an earlier commit: a pet with a photo, a person and a visit.
const [commit = '', file = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pawmatch-fixture-'));
const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  DEMO: 'false',
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'a warm bowl of porridge',
};

/** The sources of the commit with the dependencies of this checkout. */
function checkOut() {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@pawmatch'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@pawmatch') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const workspace of ['apps/server', 'apps/web']) {
    const modules = join(root, workspace, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(folder, workspace, 'node_modules'));
  }
  for (const name of ['contract', 'embedded-postgres']) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@pawmatch', name));
  }
}

/** @param {string} url */
async function fill(url) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  let token = '';
  /**
   * @param {string} path
   * @param {RequestInit} [request]
   * @returns {Promise<any>} of any version
   */
  async function call(path, request = {}) {
    const response = await fetch(`${url}/api${path}`, {
      ...request,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'X-CSRF-Token': decodeURIComponent(cookies.get('csrftoken') ?? ''),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof request.body === 'string' && { 'content-type': 'application/json' }),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const body = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  }
  /** @param {unknown} body */
  const post = (body) => ({ method: 'POST', body: JSON.stringify(body) });

  await call('/auth/csrf');
  const credentials = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  ({ access_token: token } = await call('/auth/login', post(credentials)));
  const form = new FormData();
  const facts = { name: 'Otto', species: 'Dog', breed: 'Beagle', age_group: 'Adult' };
  for (const [name, value] of Object.entries({ ...facts, sex: 'Male', size: 'Small' })) {
    form.append(name, value);
  }
  const { default: sharp } = await import('sharp');
  const background = { r: 90, g: 130, b: 70 };
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  form.append('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'otto.png');
  const pet = await call('/pets', { method: 'POST', body: form });

  token = '';
  const person = {
    phone_number: '5550100100',
    full_name: 'Ada Example',
    email: 'ada@example.org',
    password: env.ADMIN_PASSWORD,
  };
  ({ access_token: token } = await call('/auth/register', post(person)));
  const days = await call(`/visit-requests/slots?pet_id=${pet.id}`);
  /** @type {{ requested_at: string, available: boolean }[]} */
  const slots = days.flatMap((/** @type {{ slots: object[] }} */ { slots }) => slots);
  const slot = slots.find(({ available }) => available);
  await call(`/visit-requests/${pet.id}`, post({ requested_at: slot?.requested_at }));
}

try {
  checkOut();
  const program = join(folder, 'apps/server/src/main.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', program], { env, cwd: folder });
  const ended = new Promise((done) => server.once('exit', done));
  /** @type {string} */
  const url = await new Promise((heard, reject) => {
    let output = '';
    const read = (/** @type {Buffer} */ text) => {
      output += text;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) heard(address);
    };
    for (const stream of [server.stdout, server.stderr]) stream.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
  await fill(url).finally(() => server.kill('SIGTERM'));
  await ended;
  const exporting = join(folder, 'apps/server/src/commands/db-export.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', exporting, resolve(file)], {
    env,
    cwd: folder,
  });
  process.stdout.write(output);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
