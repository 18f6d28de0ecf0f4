import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { suggestFacts } from '@pawmatch/contract/fact-suggestions/suggest-facts';
import { readImportedPets } from './listings.ts';

/*
 * B2.10: precision and recall of the suggested facts on 300 sentences that a person labelled:
 * `npx tsx bench/matching/labelled-sentences.ts <folder>`. The sentences are in the listings, which are read at
 * run time; the labels name them by hash.
 */

/** Sentences about what the phrase table is about; the others would only make the share of right ones larger. */
const TOPIC =
  /\b(kids?|child(ren)?|toddlers?|dogs?|cats?|canines?|felines?|energy|energetic|active|calm|mellow|laid|couch|lap|experienced?|first[- ]time|hypo-?allergenic|allerg\w*|quiet|playful)\b/i;
const MIN_LENGTH = 12;

type Facts = Record<string, unknown>;

const [folder, option] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the listings.');
const labels = JSON.parse(
  readFileSync(new URL('sentence-labels.json', import.meta.url), 'utf8'),
) as Record<string, Facts>;

const sentences = new Map<string, string>();
for await (const { input } of readImportedPets(folder)) {
  for (const sentence of splitSentences(input.description ?? input.summary ?? '')) {
    sentences.set(createHash('sha256').update(sentence).digest('hex').slice(0, 12), sentence);
  }
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s|[\r\n;]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_LENGTH && TOPIC.test(sentence));
}

const read = (sentence: string): Facts =>
  Object.fromEntries(suggestFacts([sentence]).map(({ fact, value }) => [fact, value]));

if (option === 'others') {
  for (const [id, sentence] of sentences) {
    if (!labels[id]) console.log(JSON.stringify(read(sentence)), sentence);
  }
} else measure();

function measure(): void {
  const counts = { labelled: 0, found: 0, right: 0, stated: 0 };
  for (const [id, stated] of Object.entries(labels)) {
    const sentence = sentences.get(id);
    if (sentence === undefined) throw new Error(`The listings lack the sentence ${id}.`);
    const found = read(sentence);
    const right = Object.keys(found).filter((fact) => found[fact] === stated[fact]);
    counts.labelled += 1;
    counts.found += Object.keys(found).length;
    counts.stated += Object.keys(stated).length;
    counts.right += right.length;
    if (option === 'wrong' && right.length < Object.keys(found).length) {
      console.log('wrong', found, 'label', stated, sentence);
    }
  }
  console.log(counts);
  console.log('precision', (counts.right / counts.found).toFixed(3));
  console.log('recall', (counts.right / counts.stated).toFixed(3));
}
