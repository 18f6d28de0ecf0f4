import { inflateSync } from 'node:zlib';
import { exampleValues } from '@pawmatch/contract/adoption-papers/contract-field-messages';
import { fillContract } from '@pawmatch/contract/adoption-papers/contract-fields';
import { parseContract } from '@pawmatch/contract/adoption-papers/contract-text';
import { firstContract } from '@pawmatch/contract/adoption-papers/first-contract-messages';
import { expect, it } from 'vitest';
import { naughtyStrings } from '../../../testing/fuzz/naughty-strings.ts';
import { createPaperThread } from './draw-in-thread.ts';
import { type Paper, type PaperBlock, paragraph } from './paper.ts';

const { draw, findUnprintable } = createPaperThread();

const paperOf = (blocks: PaperBlock[]): Paper => ({
  title: 'Adoption contract',
  size: 'letter',
  author: 'Willow Street Animal Shelter',
  madeAt: '2026-11-20T15:00:00Z',
  blocks,
  footer: 'Willow Street Animal Shelter',
});

/** The parts of the file, unpacked, that have such a word. */
const readStreams = (pdf: Buffer, word: string): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, stream = '']) => {
      try {
        const text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
        return text.includes(word) ? text : [];
      } catch {
        return [];
      }
    },
  );

/** Where the texts of each page begin, in points from the left and from below. */
const readPlaces = (pdf: Buffer) =>
  readStreams(pdf, ' Tm').map((page) =>
    [...page.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  );

/** What a reader of the file finds: the characters of all fonts, as their tables name them. */
function readCharacters(pdf: Buffer): string {
  const tables = readStreams(pdf, 'beginbfrange');
  const codes = tables.join('\n').match(/<([0-9a-f]{4}(?: ?[0-9a-f]{4})*)>/gi) ?? [];
  return codes
    .map((code) => Buffer.from(code.replace(/[<> ]/g, ''), 'hex').swap16().toString('utf16le'))
    .join('');
}

it('B9.06 draws a contract within 150 kB, tagged, with the letters of many scripts, beside other work', async () => {
  const names = 'Ада Žofie Ιωάννης שרה לוי محمد علي 山田太郎 김철수 欧阳娜娜 สมชาย 👩';
  const blocks = [
    ...parseContract(fillContract(firstContract.text, { ...exampleValues, adopter_name: names })),
    { kind: 'signatures' as const, labels: ['Adopter'] },
  ];
  await draw(paperOf(blocks));
  const before = performance.eventLoopUtilization();
  const pdf = await draw(paperOf(blocks));
  const { utilization } = performance.eventLoopUtilization(before);
  expect(pdf.length).toBeLessThan(150_000);
  const text = pdf.toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-US)');
  const characters = readCharacters(pdf);
  const missing = Array.from(names).filter(
    (letter) => /[\p{L}\p{S}]/u.test(letter) && !characters.includes(letter),
  );
  expect(missing).toEqual([]);
  // The thread works, the loop does not.
  expect(utilization).toBeLessThan(0.5);
});

it('B9.06 S12 draws any name without an error, and long words within the page', async () => {
  const pdf = await draw(
    paperOf(
      [...naughtyStrings(), 'x'.repeat(3_000), '長'.repeat(3_000)].map((name) => paragraph(name)),
    ),
  );
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

it('B9.06 knows which characters no font has, and that the usual ones are there', async () => {
  const europe = Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index);
  expect(await findUnprintable(`${String.fromCodePoint(...europe)} – ’ “” … €`)).toEqual([]);
  // Another letter makes the thread look at all of them.
  const all = `${String.fromCodePoint(...europe)} ‐‑‒–—― ‘’‚“”„†‡•‣․‥… € Ада 山田 👩`;
  expect(await findUnprintable(all)).toEqual([]);
  expect(await findUnprintable('అనిత and Ада, 𪚥 and \uFFFD, అనిత')).toEqual([
    ...['అ', 'న', 'త', '𪚥'],
  ]);
});

it('B9.06 S12 has a letter for each of the odd names, and for names of further scripts', async () => {
  const names =
    'Արմեն Սարգսյան, অনিতা চট্টোপাধ্যায়, አበበ ቢቂላ, გიორგი ბერიძე, પટેલ શ્રી, សុខ ស្រីពៅ, அனிதா, अनिता शर्मा';
  // What is common in Taiwan, Hong Kong, mainland China and Japan, from the characters that old encodings list.
  const chinese = '黃吳龔龐說內嗎產蘭鄧鄭龙萧阎髙﨑邉𠜎𠱓';
  expect(await findUnprintable([...naughtyStrings(), names, chinese].join(' '))).toEqual([]);
});

it('B9.06 draws what it has drawn before the same again', async () => {
  const blocks = parseContract(fillContract(firstContract.text, exampleValues));
  const first = await draw(paperOf(blocks));
  expect((await draw(paperOf(blocks))).equals(first)).toBe(true);
});

const SIGNATURES: PaperBlock = {
  kind: 'signatures',
  labels: ['The adopter, Ada Lovelace', 'The second adopter, Grace Hopper', 'For the shelter'],
};
const contract = () => parseContract(fillContract(firstContract.text, exampleValues));

it('B9.06 draws the first contract of a shelter with three lines to sign on one page', async () => {
  expect(readPlaces(await draw(paperOf([...contract(), SIGNATURES])))).toHaveLength(1);
});

it('B9.06 keeps lines to sign together, below the end of the text', async () => {
  // Contracts of which each is a line longer than the one before.
  const lines = Array.from({ length: 45 }, (_, index) => paragraph(`Line ${index}`));
  for (let count = 25; count < 45; count += 1) {
    const pages = readPlaces(await draw(paperOf([...lines.slice(0, count), SIGNATURES])));
    // Two lines of text, the three signatures and the end of the page.
    expect(pages.at(-1)?.length, `${count} lines`).toBeGreaterThanOrEqual(2 + 3 + 1);
  }
});

it('B9.06 keeps a label of several lines clear of what follows', async () => {
  const facts = [
    { label: 'Chewable tablets for small dogs, with a name of several lines', value: '1 ml' },
    { label: 'Breed', value: 'Beagle' },
  ];
  const [page = []] = readPlaces(await draw(paperOf([{ kind: 'facts', facts }])));
  const left = Math.min(...page.map(({ x }) => x));
  const labels = page.filter(({ x }) => x === left).map(({ y }) => y);
  const gaps = labels.slice(1).map((y, index) => (labels[index] ?? 0) - y);
  expect(labels.length).toBeGreaterThan(3);
  for (const gap of gaps) expect(gap).toBeGreaterThan(10);
});
