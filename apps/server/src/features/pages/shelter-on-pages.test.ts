import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openWebFolder } from '../../testing/web-build.ts';

const SHELTER = {
  ...readConfig({ SHELTER_TIME_ZONE: 'America/New_York' }).shelter,
  name: 'Willow <b>Street</b> Shelter',
  address: '12 Bark Street, Springfield',
  phone: '(555) 010-0100',
  hours: 'Tuesday to Sunday, 10 AM to 5 PM',
};

const webFolder = await openWebFolder();
const app = await openTestApp({ webFolder, config: { shelter: SHELTER } });
const silent = await openTestApp({ webFolder });

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
