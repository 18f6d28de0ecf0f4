import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildWeb, type WebBuild } from '../../testing/web-build.ts';

const SHELTER = {
  ...readConfig({ SHELTER_TIME_ZONE: 'America/New_York' }).shelter,
  name: 'Willow <b>Street</b> Shelter',
  address: '12 Bark Street, Springfield',
  phone: '(555) 010-0100',
  hours: 'Tuesday to Sunday, 10 AM to 5 PM',
};

let web: WebBuild;
let app: TestApp;
let silent: TestApp;
beforeAll(async () => {
  web = await buildWeb();
  app = await createTestApp({ webFolder: web.webFolder, config: { shelter: SHELTER } });
  silent = await createTestApp({ webFolder: web.webFolder });
});
afterAll(async () => {
  await app.close();
  await silent.close();
  await web.remove();
});

const open = async (test: TestApp, path: string) => String((await test.visitor().send(path)).body);
const footer = (html: string) => /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? '';

it.each(['/', '/pets'])(
  'F35 B3.13 D29 the footer of %s has the shelter’s contact, without a script',
  async (path) => {
    const html = footer(await open(app, path));
    expect(html).toContain('12 Bark Street, Springfield');
    expect(html).toContain('href="tel:5550100100"');
    expect(html).toContain('Tuesday to Sunday, 10 AM to 5 PM');
    expect(html).not.toContain('Email');
    const other = footer(await open(silent, path));
    expect(other).toContain('<p');
    expect(other).not.toContain('<dl');
  },
);

it('F35 S21 client-rendered pages contain the shelter’s data with its markup escaped', async () => {
  const html = await open(app, '/login');
  expect(html).toContain('"address":"12 Bark Street, Springfield"');
  expect(html).not.toContain('<b>Street');
});
