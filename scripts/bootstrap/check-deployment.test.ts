import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDeployment } from './check-deployment.mjs';
import { root } from './root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const isInstalled = (program: string) =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

describe('the files of a deployment', () => {
  it.runIf(['docker-compose', 'caddy'].every(isInstalled))(
    'B6.01 B6.02 are valid, and compose without a domain says what to set',
    () => {
      const wrong = checkDeployment().filter(({ isRight }) => !isRight);
      expect(wrong.map(({ text }) => text)).toEqual([]);
    },
  );

  it.each(['compose.yaml', 'compose.scale.yaml'])('B6.02 %s names versions of images', (file) => {
    const images = [...read(file).matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image);
    const published = images.filter((image) => image.startsWith('docker.io/'));
    expect(published.length).toBeGreaterThan(0);
    expect(published.filter((image) => !/:v?\d[\w.-]*$/.test(image))).toEqual([]);
  });

  it('S80 B6.01 are parts of a release: an image for both architectures, its contents and the notes', () => {
    const workflow = read('.github/workflows/release.yml');
    for (const part of ['amd64', 'arm64', '--sbom=true', 'pawmatch.cdx.json', 'notes.md']) {
      expect(workflow).toContain(part);
    }
    const [, command = ''] = /run: (npm sbom .*) > pawmatch\.cdx\.json/.exec(workflow) ?? [];
    const { stdout } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
    const { bomFormat, components } = JSON.parse(stdout);
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name }: { name: string }) => name);
    expect(names).toContain('fastify');
    expect(names, 'not of tests').not.toContain('vitest');
    const writers = readdirSync(join(root, '.github/workflows')).filter((name) =>
      /^ {2}(contents|packages): write/m.test(read(`.github/workflows/${name}`)),
    );
    expect(writers, 'only jobs that publish may write').toEqual([]);
  });

  it('S80 every action of the workflows is one commit, with its version beside it', () => {
    const folder = join(root, '.github/workflows');
    const used = readdirSync(folder).flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/uses: *(.*)/g)].map(([, it]) => it),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(
      used.filter((it) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(it ?? '')),
    ).toEqual([]);
  });

  it('S80 a package that is held back has its reason in CONTRIBUTING.md', () => {
    const { overrides } = JSON.parse(read('package.json'));
    const { dependencies } = JSON.parse(read('apps/server/package.json'));
    const held = Object.entries({ ...dependencies, ...overrides }).flatMap(([name, version]) =>
      /^\d+\.\d+\.\d+$/.test(`${version}`) ? [name] : [],
    );
    expect(held).toContain('@fastify/static');
    const reasons = read('CONTRIBUTING.md');
    expect(held.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
  });
});
