import type { Page } from '@playwright/test';
import { ADMIN } from '../support/shelter-server.ts';
import { clickButton, type Scene, type Shot, waitForText } from './shot.ts';

const shot = (name: string, enter: Shot['enter']): Shot => ({
  name: `data-${name}`,
  viewer: 'staff',
  enter,
  isWhole: true,
});

const SHEET = [
  'Number;Called;Species;Breed;How old;Sex;How big;Free?;Kids;Remarks about the animal',
  '1;Rex;Dog;Mutt;adult;m;big;ready;yes;Likes everybody',
  '2;Bartholomew Featherstonehaugh the Third of Springfield;Cat;Domestic Shorthair;old;f;small;ready;no;',
  '3;Nobody;Dog;Mutt;adult;m;big;gone;maybe;',
];

let number = 0;

/** Of animals that no picture before has imported. */
function listing(): string[] {
  number += 1;
  return [
    'id,species,breed_primary,age,sex,size,name,status,env_children',
    `${number}1,Dog,Beagle,Adult,Male,Medium,Rex,adoptable,true`,
    `${number}2,Dog,Bernese Mountain Dog and many others,Adult,Female,?,Luna,adoptable,`,
    `${number}3,Cat,Tabby,Senior,Female,Small,Otis,lost,maybe`,
  ];
}

async function upload(page: Page, name: string, lines: string[]): Promise<void> {
  await page.goto('/admin/data/import');
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`);
  const file = { name, mimeType: 'text/csv', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/id=/);
}

async function checkRows(page: Page): Promise<void> {
  await upload(page, 'listings.csv', listing());
  await clickButton(page, 'Check the Rows');
  await page.getByRole('button', { name: 'Change Your Choices' }).waitFor();
  await page.getByText('Line 4').waitFor();
}

/** One feed in each state. */
async function breakFeeds({ shelter }: Scene): Promise<void> {
  await shelter.query(`
    INSERT INTO feeds (id, shelter_id, destination, is_on, account, protocol, host, port, username, folder, file_name,
      secret, every_hours, error, failed_at, sent_at, sent_pets, held_at, held_pets)
    SELECT gen_random_uuid(), (SELECT id FROM shelters LIMIT 1), destination, true, 'IL123', protocol, host, port, username,
      folder, file_name, secret, every_hours, error, failed_at, now() - interval '2 days', 40, held_at, held_pets
    FROM (VALUES
      ('petfinder', 'sftp', 'feeds.petfinder.example', 22, 'shelter', 'import', 'pets.csv', '\\x00'::bytea, 6::smallint,
        'connect ECONNREFUSED 203.0.113.7:22', now(), NULL::timestamptz, NULL::int),
      ('adoptapet', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, now(), 3)
    ) AS feed (destination, protocol, host, port, username, folder, file_name, secret, every_hours, error, failed_at,
      held_at, held_pets)
    ON CONFLICT DO NOTHING`);
}

const cardsOf = async ({ shelter }: Scene, size: string): Promise<string> => {
  const rows = await shelter.query<{ id: string }>(
    'SELECT id FROM pets ORDER BY length(name) DESC, id LIMIT 3',
  );
  return `/admin/cards?ids=${rows.map(({ id }) => id).join(',')}&size=${size}`;
};

async function openKeyDialog(page: Page): Promise<void> {
  await page.goto('/admin/data/keys');
  await clickButton(page, 'New Key');
  await page.getByRole('dialog').waitFor();
}

/** What comes in and goes out (B10), in its states. */
export const dataShots: readonly Shot[] = [
  shot('import-columns', async (page) => {
    await upload(page, 'animals.csv', SHEET);
    await waitForText(page, 'What is in which column?');
    await page.getByLabel('Size').selectOption('How big');
    await page.getByLabel('Name').selectOption('Called');
    await clickButton(page, 'Check the Rows');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  shot('import-known', async (page) => {
    await upload(page, 'listings.csv', listing());
    await page.getByRole('button', { name: 'Check the Rows' }).waitFor();
  }),
  shot('import-checked', checkRows),
  shot('import-done', async (page) => {
    await checkRows(page);
    await page.getByRole('button', { name: /^Import\w* \d+ animal/ }).click();
    await page.getByRole('button', { name: 'Undo This Import' }).waitFor();
    await page.getByText('Line 4').waitFor();
  }),
  shot('import-unreadable', async (page) => {
    await upload(page, 'animals.csv', ['%PDF-1.7']);
    await waitForText(page, /is a PDF document/);
  }),
  shot('feeds', async (page, scene) => {
    await breakFeeds(scene);
    await page.goto('/admin/data/feeds');
    await page.getByRole('region', { name: 'Petfinder', exact: true }).waitFor();
    for (const summary of await page.locator('main section summary').all()) await summary.click();
    await page.waitForLoadState('networkidle');
  }),
  { ...shot('key-dialog', openKeyDialog), isWhole: false },
  {
    ...shot('key-created', async (page) => {
      await openKeyDialog(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What is the key for?').fill('The volunteers’ planning board');
      await dialog.getByLabel('Pets, as staff see them').check();
      await clickButton(page, 'Create the Key');
      const password = page.getByLabel('Password', { exact: true });
      const done = page.getByRole('button', { name: 'I Have the Key' });
      await password.or(done).first().waitFor();
      if (await password.isVisible()) {
        await password.fill(ADMIN.password);
        await page.keyboard.press('Enter');
      }
      await done.waitFor();
    }),
    isWhole: false,
  },
  shot('keys', async (page) => {
    await page.goto('/admin/data/keys');
    await page.getByRole('listitem').getByText('Pets').first().waitFor();
  }),
  ...['a6', 'a5', 'letter'].map((size) =>
    shot(`cards-${size}`, async (page, scene) => {
      await page.goto(await cardsOf(scene, size));
      await page.getByRole('article').nth(2).waitFor();
    }),
  ),
];
