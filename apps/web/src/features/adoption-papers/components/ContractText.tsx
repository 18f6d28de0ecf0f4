import {
  type ContractBlock,
  type ContractPhrase,
  parseContract,
} from '@pawmatch/contract/adoption-papers/contract-text';
import type { Language } from '@pawmatch/contract/languages';
import { useMemo } from 'react';
import { langOf } from '../../../lib/text/language.ts';

const Phrases = ({ phrases }: { phrases: readonly ContractPhrase[] }) =>
  phrases.map(({ text, isBold }, index) => {
    const key = `${index} ${text}`;
    return isBold ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });

function Block({ block }: { block: ContractBlock }) {
  if (block.kind === 'heading') {
    const Heading = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[block.level];
    return (
      <Heading className={block.level === 1 ? 'text-xl' : 'mt-2 text-lg'}>
        <Phrases phrases={block.phrases} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <Phrases phrases={block.phrases} />
      </p>
    );
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-1 ps-6 ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((phrases, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <li key={index}>
          <Phrases phrases={phrases} />
        </li>
      ))}
    </List>
  );
}

/** A contract as its adopter reads it. */
export function ContractText({ text, language }: { text: string; language: Language }) {
  const blocks = useMemo(() => parseContract(text), [text]);
  return (
    <div dir="auto" lang={langOf(language)} className="grid gap-3 text-pretty wrap-anywhere">
      {blocks.map((block, index) => (
        // Blocks have no other identity than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
