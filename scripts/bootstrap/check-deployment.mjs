import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

const env = {
  PATH: process.env.PATH,
  POSTGRES_PASSWORD: 'x',
  SESSION_SECRET: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
  SMTP_URL: 'smtp://x',
  DOMAIN: 'pets.example.org',
};

/**
 * @param {NodeJS.ProcessEnv} settings
 * @param {string[]} command
 */
function run(settings, ...[program = '', ...parameters]) {
  return spawnSync(program, parameters, { cwd: root, env: settings, encoding: 'utf8' });
}

/** Reads the compose files and Caddy's files with the programs that use them: docker-compose and caddy. */
export function checkDeployment() {
  const compose = ['compose.yaml', 'compose.scale.yaml'].flatMap((file) => {
    const command = ['docker-compose', '--file', file, 'config'];
    const { stderr } = run({ ...env, DOMAIN: '' }, ...command);
    return [
      { isRight: run(env, ...command).status === 0, text: `${file} is valid` },
      { isRight: /Set DOMAIN in \.env/.test(stderr), text: `${file} asks for the domain` },
    ];
  });
  const caddy = ['deploy/Caddyfile', 'deploy/Caddyfile.scale'].map((file) => {
    const command = ['caddy', 'validate', '--adapter', 'caddyfile', '--config', file];
    return { isRight: run(env, ...command).status === 0, text: `${file} is valid` };
  });
  return [...compose, ...caddy];
}
