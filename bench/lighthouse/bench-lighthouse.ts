import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { atMost, type Figure, writeResult } from '../support/result.ts';
import { median, roundTo } from '../support/statistics.ts';

const RUNS = 5;
const folder = fileURLToPath(new URL('.', import.meta.url));

const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  shift: number;
  blocking: number;
}

/** Lighthouse is not a dependency of the product, so it is installed on demand. */
async function loadLighthouse() {
  if (!existsSync(`${folder}node_modules/lighthouse`)) {
    execFileSync('npm', ['ci', '--no-workspaces'], { cwd: folder, stdio: 'inherit' });
  }
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import(`${folder}node_modules/lighthouse/core/index.js`),
    import(`${folder}node_modules/chrome-launcher/dist/index.js`),
  ]);
  return { lighthouse, launch };
}

/** @param blocked URL patterns that are blocked */
async function audit(url: string, blocked: string[] = []): Promise<Audit> {
  const { lighthouse, launch } = await loadLighthouse();
  const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS, logLevel: 'silent' });
  try {
    const { lhr } = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      output: 'json',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      blockedUrlPatterns: blocked,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: value('largest-contentful-paint'),
      shift: value('cumulative-layout-shift'),
      blocking: value('total-blocking-time'),
    };
  } finally {
    await browser.kill();
  }
}

const medianOf = (audits: Audit[], name: keyof Audit) => median(audits.map((audit) => audit[name]));

function figuresOf(path: string, audits: Audit[]): Figure[] {
  const row = (what: string, name: keyof Audit, minimum: number): Figure => {
    const value = medianOf(audits, name);
    return {
      what: `Lighthouse, phone, ${path}: ${what}`,
      bar: `>= ${minimum}`,
      measured: String(value),
      isMet: value >= minimum,
    };
  };
  const shift = medianOf(audits, 'shift');
  return [
    row('performance', 'performance', 98),
    row('accessibility', 'accessibility', 100),
    row('best practices', 'bestPractices', 100),
    row('SEO', 'seo', 100),
    {
      what: `layout shift of ${path}`,
      bar: '0',
      measured: String(roundTo(shift, 4)),
      isMet: shift === 0,
    },
  ];
}

/** Audits the public pages on a throttled phone, and compares `/pets` with itself without scripts. */
export async function benchLighthouse(): Promise<void> {
  const shelter = await startShelterServer({ DEMO: 'true', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const [pet] = await shelter.query<{ id: string; name: string }>(
    `SELECT id, name FROM pets WHERE status = 'Available' ORDER BY created_at DESC LIMIT 1`,
  );
  if (!pet) throw new Error('The demonstration has no pets.');
  const paths = {
    '/': '/',
    '/pets': '/pets',
    '/pets?petId=': `/pets?petId=${pet.id}`,
    '/pets, filtered': '/pets?species=Dog&energy_level=Calm&q=good%20friend',
    '/pets/name': petPath(pet),
    '/es/pets': '/es/pets',
  };
  const audits = new Map<string, Audit[]>();
  const add = (name: string, result: Audit) =>
    audits.set(name, [...(audits.get(name) ?? []), result]);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, path] of Object.entries(paths)) {
      add(name, await audit(`${shelter.url}${path}`));
    }
    add('/pets without script', await audit(`${shelter.url}/pets`, ['*.js', '*.js?*']));
  }
  await shelter.stop();
  const withScript = audits.get('/pets') ?? [];
  const withoutScript = audits.get('/pets without script') ?? [];
  const paint = medianOf(withScript, 'largestPaint') / medianOf(withoutScript, 'largestPaint');
  const blocking = medianOf(withScript, 'blocking') - medianOf(withoutScript, 'blocking');
  writeResult({
    name: 'lighthouse',
    command: 'npm run bench -- lighthouse',
    figures: [
      ...Object.keys(paths).flatMap((name) => figuresOf(name, audits.get(name) ?? [])),
      atMost(
        'largest contentful paint of /pets relative to the same page without scripts',
        paint,
        1.15,
        'times',
        `${Math.round(medianOf(withScript, 'largestPaint'))} ms, ${Math.round(medianOf(withoutScript, 'largestPaint'))} ms`,
      ),
      atMost(
        'blocking time of /pets in addition to that of the page without scripts',
        blocking,
        50,
        'ms',
      ),
    ],
    details: Object.fromEntries(audits),
  });
}
