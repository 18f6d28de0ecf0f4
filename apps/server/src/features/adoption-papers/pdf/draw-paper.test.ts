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

/** What a reader of the file finds: the characters of all fonts, as their tables name them. */
function readCharacters(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const tables = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      const table = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      return table.includes('beginbfrange') ? table : [];
    } catch {
      return [];
    }
  });
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
